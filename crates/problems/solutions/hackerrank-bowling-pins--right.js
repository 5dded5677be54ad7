// expect: AC
// The template of the judge, with the events of the standard input.
// kind: right
'use strict';

const fs = require('fs');

process.stdin.resume();
process.stdin.setEncoding('utf-8');

let inputString = '';
let currentLine = 0;

process.stdin.on('data', function(inputStdin) {
    inputString += inputStdin;
});

process.stdin.on('end', function() {
    inputString = inputString.split('\n');

    main();
});

function readLine() {
    return inputString[currentLine++];
}

const sg = [0];
for (let n = 1; n <= 300; n++) {
    const seen = new Set();
    for (const take of [1, 2])
        for (let left = 0; left + take <= n; left++) seen.add(sg[left] ^ sg[n - take - left]);
    let mex = 0;
    while (seen.has(mex)) mex++;
    sg.push(mex);
}

function isWinning(n, config) {
    return config.split('X').reduce((acc, run) => acc ^ sg[run.length], 0) ? 'WIN' : 'LOSE';
}

function main() {
    const ws = fs.createWriteStream(process.env.OUTPUT_PATH);

    const t = parseInt(readLine().trim(), 10);

    for (let tItr = 0; tItr < t; tItr++) {
        const n = parseInt(readLine().trim(), 10);

        const config = readLine().trim();

        const result = isWinning(n, config);

        ws.write(result + '\n');
    }

    ws.end();
}
