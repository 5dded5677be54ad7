// expect: AC
// Ones before the first larger heap decide; lines by the module readline.
// kind: right
const rl = require('readline').createInterface({ input: process.stdin });
let lines = [];
rl.on('line', line => lines.push(line));
rl.on('close', () => {
  let [t, ...rest] = lines;
  for (let i = 0; i < +t; i++) {
    const a = rest[2 * i + 1].split(' ').map(Number);
    let k = a.findIndex(x => x > 1);
    if (k < 0) k = a.length - 1;
    console.log(k % 2 ? 'Second' : 'First');
  }
});
