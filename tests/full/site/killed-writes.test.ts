import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { undoInterruptedChange } from '../../../src/files/change-journal';
import { diskStepsOfChange } from '../../site/broken-disk';
import { bundledProgram } from '../../site/bundled-program';
import { beforeAndAfter, everythingIn, folderToChange } from '../../site/folder-to-change';

const program = await bundledProgram('tests/site/killed-write.ts');
afterAll(() => rm(dirname(program), { recursive: true }));

it.each([
  ['before', 'fails before'],
  ['after', 'fails after'],
])(
  'documents are all changed, or all restored byte for byte, if the process is killed %s any step',
  async (_when, how) => {
    const pages = await folderToChange();
    const [before, after] = await beforeAndAfter(pages);
    let restored = 0;
    for (let step = 1; step <= diskStepsOfChange; step += 1) {
      const folder = await mkdtemp(join(tmpdir(), 'prospectus-killed-'));
      await cp(pages, folder, { recursive: true });
      const child = spawn(process.execPath, [program, folder, String(step), how], { stdio: 'inherit' });
      const signal = await new Promise((resolve) => child.once('exit', (_code, name) => resolve(name)));
      expect(signal).toBe('SIGKILL');
      const wasInterrupted = await undoInterruptedChange(folder);
      const found = await everythingIn(folder);
      const isNew = JSON.stringify(found) === JSON.stringify(after);
      if (!isNew) expect(found, `step ${step}`).toEqual(before);
      expect(isNew && wasInterrupted).toBe(false);
      if (wasInterrupted) restored += 1;
      await rm(folder, { recursive: true });
    }
    // Many kills came between the first change and the last, where there is something to undo.
    expect(restored).toBeGreaterThan(diskStepsOfChange / 3);
    await rm(pages, { recursive: true });
  },
);
