// expect: WA
// The lost pairs of Wythoff's game are looked up in one order only.
// kind: special-case
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
const a = lines[1].trim().split(/\s+/).map(Number);
let won;
if (n === 2) {
  const cold = new Set();
  for (let d = 0; d < 300; d++) {
    const low = Math.floor(d * (1 + Math.sqrt(5)) / 2);
    cold.add(`${low} ${low + d}`);
  }
  won = !cold.has(a.join(' '));
} else {
  won = a.reduce((x, y) => x ^ y) !== 0;
}
console.log(won ? 'BitLGM' : 'BitAryo');
