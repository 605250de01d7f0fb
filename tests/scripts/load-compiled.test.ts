import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
const inFolder = (name: string) => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prospectus-compiled-'));
  writeFileSync(inFolder('greeting.cjs'), "module.exports = () => 'Hello';");
  writeFileSync(inFolder('main.cjs'), "exports.said = require('./greeting.cjs')() + ', world';");
});
afterEach(() => rmSync(folder, { recursive: true }));

const loader = `import { Worker } from 'node:worker_threads';
  import { compileAhead, loadCompiled } from ${JSON.stringify(resolve('scripts/load-compiled.mjs'))};\n`;

const inNode = (code: string, ...files: readonly string[]) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', loader + code, ...files], {
    encoding: 'utf8',
  }).trim();

const compileAll = 'for (const file of process.argv.slice(1)) compileAhead(file);';
const say = 'console.log(loadCompiled(process.argv.at(-1)).said);';

/** What a run of the modules says, which have been compiled ahead as they are by commands. */
const run = () => inNode(compileAll + say, inFolder('greeting.cjs'), inFolder('main.cjs'));

const compiled = () => readdirSync(folder).filter((name) => name.endsWith('.code'));
const ofMain = () => inFolder(compiled().find((name) => name.startsWith('main')) ?? '');
const timesOf = () => compiled().map((name) => statSync(inFolder(name), { bigint: true }).mtimeNs);

describe('a module that has been compiled ahead', () => {
  it('is compiled once, with what it requires', () => {
    expect(run()).toBe('Hello, world');
    expect(compiled()).toHaveLength(2);
    const times = timesOf();
    expect(run()).toBe('Hello, world');
    expect(timesOf()).toEqual(times);
  });

  it.each<[string, (code: Buffer) => Buffer]>([
    ['is damaged', (code) => Buffer.from(code.map((byte) => byte ^ 1))],
    ['is cut off', (code) => code.subarray(0, 100)],
    ['is empty', () => Buffer.alloc(0)],
  ])('runs where its code %s, and is compiled again for the next run', (_what, damage) => {
    run();
    const damaged = damage(readFileSync(ofMain()));
    writeFileSync(ofMain(), damaged);
    expect(run()).toBe('Hello, world');
    expect(compiled()).toHaveLength(1);
    expect(run()).toBe('Hello, world');
    expect(compiled()).toHaveLength(2);
  });

  it('runs as it is after a change that leaves its source as long as it was', () => {
    run();
    writeFileSync(inFolder('greeting.cjs'), "module.exports = () => 'Howdy';");
    expect(run()).toBe('Howdy, world');
  });

  it('runs where its code cannot be written', () => {
    run();
    const target = ofMain();
    rmSync(target);
    mkdirSync(join(target, 'in-the-way'), { recursive: true });
    expect(run()).toBe('Hello, world');
    expect(compiled()).toHaveLength(2); // and nothing unfinished
  });

  it('runs in a thread', () => {
    const thread = `import('node:worker_threads').then(async ({ workerData }) => {
      const { loadCompiled } = await import(${JSON.stringify(resolve('scripts/load-compiled.mjs'))});
      console.log(loadCompiled(workerData).said);
    })`;
    const start = `new Worker(${JSON.stringify(thread)}, { eval: true, workerData: process.argv.at(-1) });`;
    expect(inNode(compileAll + start, inFolder('greeting.cjs'), inFolder('main.cjs'))).toBe('Hello, world');
  });

  it('fails each time it is loaded where it throws', () => {
    writeFileSync(inFolder('main.cjs'), "exports.said = 'half'; throw new Error('Broken');");
    const twice = `for (const _ of [1, 2]) try { ${say} } catch (error) { console.log(error.message); }`;
    expect(inNode(twice, inFolder('main.cjs'))).toBe('Broken\nBroken');
  });
});
