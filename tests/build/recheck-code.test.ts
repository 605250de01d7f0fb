import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recheckCode } from '../../src/dev/recheck-code';

const folder = mkdtempSync(join(tmpdir(), 'prospectus-settled-'));
const file = join(folder, 'block.tsx');

let watcher: EventEmitter;
let changes: string[];

beforeEach(() => {
  vi.useFakeTimers();
  watcher = new EventEmitter();
  (recheckCode() as unknown as { configureServer(server: object): void }).configureServer({ watcher });
  changes = [];
  watcher.on('change', (path) => changes.push(path));
});
afterEach(() => void vi.useRealTimers());
afterAll(() => rmSync(folder, { recursive: true }));

describe('a change of code', () => {
  const whole = 'export const block = 1;';

  it('is reported again if the file was filled after it was reported, as often as that happens', () => {
    writeFileSync(file, '');
    watcher.emit('change', file);
    writeFileSync(file, 'export');
    vi.advanceTimersByTime(100);
    expect(changes).toEqual([file, file]);
    writeFileSync(file, whole);
    vi.advanceTimersByTime(1000);
    expect(changes).toEqual([file, file, file]);
  });

  it('is reported once if the file was complete', () => {
    writeFileSync(file, whole);
    watcher.emit('change', file);
    vi.advanceTimersByTime(1000);
    expect(changes).toEqual([file]);
  });

  it('is reported for a new file, too: it may have been imported before it was complete', () => {
    writeFileSync(file, whole);
    watcher.emit('add', file);
    vi.advanceTimersByTime(1000);
    expect(changes).toEqual([file]);
  });

  it('is not reported again if the file is gone by then', () => {
    writeFileSync(file, whole);
    watcher.emit('change', file);
    rmSync(file);
    vi.advanceTimersByTime(1000);
    expect(changes).toEqual([file]);
  });
});
