import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const loader = resolve('scripts/load-compiled.mjs');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prospectus-compiled-'));
  writeFileSync(join(folder, 'greeting.cjs'), "module.exports = () => 'Hello';");
  writeFileSync(join(folder, 'main.cjs'), "exports.said = require('./greeting.cjs')() + ', world';");
});
afterEach(() => rmSync(folder, { recursive: true }));

const inNode = (code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });

const load = () =>
  inNode(`import { loadCompiled } from ${JSON.stringify(loader)};
    console.log(loadCompiled(${JSON.stringify(join(folder, 'main.cjs'))}).said);`).trim();

const compiled = () => readdirSync(folder).filter((name) => name.endsWith('.code'));
const ofMain = () => join(folder, compiled().find((name) => name.startsWith('main')) ?? '');
const timesOf = () => compiled().map((name) => statSync(join(folder, name), { bigint: true }).mtimeNs);

describe('a module whose compiled code is kept', () => {
  it('is compiled in the first run, with what it requires, and taken from its file in the next', () => {
    expect(load()).toBe('Hello, world');
    expect(compiled()).toHaveLength(2);
    const times = timesOf();
    expect(load()).toBe('Hello, world');
    expect(timesOf()).toEqual(times);
  });

  it.each<[string, (code: Buffer) => Buffer]>([
    ['is damaged', (code) => Buffer.from(code.map((byte) => byte ^ 1))],
    ['is cut off', (code) => code.subarray(0, 100)],
    ['is empty', () => Buffer.alloc(0)],
  ])('is compiled anew where the code %s', (_what, damage) => {
    load();
    const damaged = damage(readFileSync(ofMain()));
    writeFileSync(ofMain(), damaged);
    expect(load()).toBe('Hello, world');
    expect(readFileSync(ofMain()).equals(damaged)).toBe(false);
    const times = timesOf();
    load();
    expect(timesOf()).toEqual(times);
  });

  it('is compiled anew after a change of its source that leaves it as long as it was', () => {
    load();
    writeFileSync(join(folder, 'greeting.cjs'), "module.exports = () => 'Howdy';");
    expect(load()).toBe('Howdy, world');
  });

  it('runs where its code cannot be written', () => {
    load();
    const target = ofMain();
    rmSync(target);
    mkdirSync(join(target, 'in-the-way'), { recursive: true });
    expect(load()).toBe('Hello, world');
    expect(compiled()).toHaveLength(2); // and nothing unfinished
  });

  it('leaves none in a thread, since it would change a flag of V8 for the others', () => {
    const code = `import(${JSON.stringify(loader)}).then(({ loadCompiled }) =>
      console.log(loadCompiled(${JSON.stringify(join(folder, 'main.cjs'))}).said))`;
    const said = inNode(`import { Worker } from 'node:worker_threads';
      new Worker(${JSON.stringify(code)}, { eval: true });`);
    expect(said.trim()).toBe('Hello, world');
    expect(compiled()).toEqual([]);
  });
});
