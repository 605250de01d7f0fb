import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openParts } from '../../scripts/parts.mjs';

/** What Node runs: it says something, and may fail. */
const says = (text: string, status = 0) => [
  '-e',
  `console.log(${JSON.stringify(text)}); process.exitCode = ${status};`,
];

/** It has said something already when it begins to wait for a file, and goes on once that is there. */
const waits = (file: string) => [
  '-e',
  `console.log('waits'); const look = () => require('node:fs').existsSync(${JSON.stringify(file)})
    ? console.log('goes on') : setTimeout(look, 5); look();`,
];

const makes = (file: string) => [
  '-e',
  `require('node:fs').writeFileSync(${JSON.stringify(file)}, ''); console.log('made');`,
];

function parts() {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-parts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let text = '';
  const addPart = openParts((chunk) => {
    text += chunk;
  });
  return { addPart, printed: () => text, file: join(folder, 'file') };
}

describe('parts of a command', () => {
  it('run beside one another, and are printed in the order in which they were added', async () => {
    const { addPart, printed, file } = parts();
    const first = addPart('first', waits(file));
    const second = addPart('second', makes(file)); // without it the first would not end
    await second.printed;
    expect(printed()).toBe('\n— first\nwaits\ngoes on\n\n— second\nmade\n');
    expect((await first.ended).outcome).toBe('passed');
  });

  it('are printed while they run once those before them have ended', async () => {
    const { addPart, printed, file } = parts();
    addPart('first', says('one'));
    const second = addPart('second', waits(file));
    await expect.poll(printed).toBe('\n— first\none\n\n— second\nwaits\n');
    addPart('third', makes(file));
    await second.ended;
  });

  it('begin after those that they wait for, however these end', async () => {
    const { addPart, printed, file } = parts();
    const maker = addPart('maker', ['-e', `${makes(file)[1]} process.exitCode = 1;`]);
    const reader = addPart('reader', ['-e', `require('node:fs').readFileSync(${JSON.stringify(file)})`], {
      after: [maker],
    });
    expect((await maker.ended).outcome).toBe('failed');
    expect((await reader.ended).outcome).toBe('passed');
    expect(printed()).toContain('— reader');
  });

  it('are left out where one that they need has failed, or was left out itself', async () => {
    const { addPart, printed } = parts();
    const first = addPart('first', says('one', 1));
    const second = addPart('second', says('two'), { needs: [first] });
    const third = addPart('third', says('three'), { needs: [second] });
    const fourth = addPart('fourth', says('four'), { after: [third] });
    await fourth.printed;
    const outcomes = await Promise.all([first, second, third, fourth].map((part) => part.ended));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['failed', 'left out', 'left out', 'passed']);
    expect(printed()).toBe('\n— first\none\n\n— fourth\nfour\n');
  });

  it('have what they are given in their environment', async () => {
    const { addPart, printed } = parts();
    await addPart('one', ['-p', 'process.env.COLOUR'], { env: { COLOUR: 'green' } }).printed;
    expect(printed()).toContain('green');
  });
});
