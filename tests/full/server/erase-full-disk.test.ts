import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { storeForEachTest } from '../../server/admin-store';
import { exampleEnquiry, examplePayload } from '../../server/example-enquiry';
import { siteConfigFile } from '../../server/site-config';

const { at, give, withStore, idsKept, bytesKept } = storeForEachTest();

const people = 300;
/** Whether no file of the store has the email address any more that is to be erased. */
const isErased = async () => !(await bytesKept()).includes('erase.me@example.com');

beforeEach(() =>
  withStore((store) =>
    Promise.all(
      Array.from({ length: people }, (_, number) => {
        const email = number === 7 ? 'erase.me@example.com' : `person${number}@example.com`;
        const payload = { ...examplePayload, email, city: 'x'.repeat(500) };
        return store.keep(
          exampleEnquiry({ id: `id ${number}`, digest: `${number}`.padStart(64, '0'), email, payload }),
        );
      }),
    ),
  ),
);

/** Runs the command; no file that it writes may grow beyond this size. */
function eraseWithin(bytes: number) {
  const program = join(inject('program'), 'enquiries.mjs');
  const args = [`--fsize=${bytes}`, process.execPath, program, 'erase', '--email', 'erase.me@example.com'];
  const env = { PATH: process.env.PATH, DATA: at('.'), SERVER_CONFIG: siteConfigFile };
  return spawnSync('prlimit', [...args, '--yes'], { env, encoding: 'utf8' });
}

/** What docs/enquiries.md promises in “When the disk is full”. */
describe('an erasure on a full disk', () => {
  it('deletes nothing if there is no space at all, says so, and works once there is', async () => {
    const { status, stderr, stdout } = eraseWithin(0);
    expect([status, stdout]).toEqual([1, expect.not.stringContaining('Erased')]);
    expect(stderr).toMatch(/SQLITE_(FULL|IOERR)/);
    expect(await idsKept()).toHaveLength(people);

    const again = await give('erase --email erase.me@example.com --yes');
    expect([again.code, again.output]).toEqual([0, expect.stringContaining('Erased: 1')]);
    expect(await idsKept()).toHaveLength(people - 1);
    expect(await isErased()).toBe(true);
  });

  it('says that it failed if the file cannot be rewritten, and is finished by the same command', async () => {
    const { size } = await stat(at('enquiries.db'));
    // Enough to delete a row, too little for the journal with which the file is rewritten.
    const { status, stderr } = eraseWithin(size);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/SQLITE_(FULL|IOERR)/)]);
    expect(await idsKept()).toHaveLength(people - 1);

    const again = await give('erase --email erase.me@example.com --yes');
    expect(again.code).toBe(0);
    expect(await idsKept()).toHaveLength(people - 1);
    expect(await isErased()).toBe(true);
  });
});
