import { join } from 'node:path';
import type { Disk } from '../../src/files/disk';
import type { DocumentChange } from '../../src/files/write-documents';

/** Whether a step of the disk fails before it is done or after; `from then on` means that each later one fails, too. */
export type Broken = 'fails before' | 'fails after' | 'fails from then on';

/** A disk of which one step, counted from 1, fails: `fail` throws an error or ends the process. */
export function breakAt(
  disk: Disk,
  step: number,
  how: Broken,
  fail: () => void = () => {
    throw Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'write' });
  },
): { disk: Disk; taken: () => number } {
  let taken = 0;
  const guarded =
    <Args extends readonly unknown[]>(work: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      taken += 1;
      const isBroken = taken === step || (how === 'fails from then on' && taken > step);
      if (isBroken && how !== 'fails after') fail();
      await work(...args);
      if (isBroken) fail();
    };
  return {
    taken: () => taken,
    disk: {
      write: guarded(disk.write),
      linkOrCopy: guarded(disk.linkOrCopy),
      rename: guarded(disk.rename),
      remove: guarded(disk.remove),
      makeFolder: guarded(disk.makeFolder),
      removeEmptyFolder: guarded(disk.removeEmptyFolder),
    },
  };
}

const at = (pages: string, path: string, text: string) => ({ path, file: join(pages, path), text });

/**
 * One document moves into folders that are not there yet, two change, one of them with a byte order mark, one is new.
 */
export const changesOf = (pages: string): readonly DocumentChange[] => [
  {
    before: at(pages, 'about.json', '{"title":"About"}'),
    after: at(pages, 'help/us/about.json', '{"title":"About"}'),
  },
  {
    before: at(pages, 'index.json', '{"to":"/about"}\r\n'),
    after: at(pages, 'index.json', '{"to":"/help/us/about"}\r\n'),
  },
  {
    before: at(pages, 'team/all.json', '{"to":"/about"}'),
    after: at(pages, 'team/all.json', '{"to":"/help/us/about"}'),
  },
  { after: at(pages, 'new.json', '{"title":"New"}') },
];

/**
 * Four texts and three copies are staged; the journal is written and put into its place; for each of four documents its
 * folder is made, then each is replaced; one is removed; last, the journal and the eight temporary files are removed.
 */
export const diskStepsOfChange = 4 + 3 + 2 + 4 + 4 + 1 + 1 + 8;
