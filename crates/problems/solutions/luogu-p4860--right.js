// expect: AC
// Multiples of 4 are lost; the file of the standard input at once.
// kind: right
const fs = require('fs');
const data = fs.readFileSync('/dev/stdin').toString().trim().split('\n');
const t = parseInt(data[0]);
const out = [];
for (let i = 1; i <= t; i++) out.push(parseInt(data[i], 10) % 4 ? 'October wins!' : 'Roy wins!');
console.log(out.join('\n'));
