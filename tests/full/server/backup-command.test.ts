import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { storeForEachTest } from '../../server/admin-store';
import { exampleEnquiry } from '../../server/example-enquiry';
import { rowsOf } from '../../server/rows-of';
import { newDatabase } from './shared-postgres';

const { at, give, keep, withStore } = storeForEachTest();

describe('a restore on a disk that becomes full', () => {
  it('leaves the target empty, and works once there is space', async () => {
    await withStore(async (store) => {
      const many = Array.from({ length: 900 }, (_, number) =>
        exampleEnquiry({ digest: `${number}`.padStart(64, '0'), deliverTo: ['webhook'] }),
      );
      await Promise.all(many.map(store.keep));
      await store.backup(at('copy.db'));
    });
    const { size } = await stat(at('copy.db'));
    await mkdir(at('target'));
    // No file may become larger than the backup: the restored store would be, by a little.
    const args = [`--fsize=${size}`, process.execPath, join(inject('program'), 'enquiries.mjs'), 'restore'];
    const env = { PATH: process.env.PATH, DATA: at('target') };
    const { status, stderr } = spawnSync('prlimit', [...args, at('copy.db')], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/SQLITE_(FULL|IOERR)/)]);
    expect((await rowsOf({ folder: at('target') })).enquiries).toEqual([]);
    expect((await give(`restore ${at('copy.db')}`, { DATA: at('target') })).output).toContain(
      'enquiries: 900',
    );
  });
});

describe('the move from SQLite to PostgreSQL', () => {
  it('is a backup from one and a restore into the other', async () => {
    await keep({ id: 'one', deliverTo: ['mail'] });
    const address = await newDatabase();
    expect((await give(`backup ${at('b.gz')}`)).code).toBe(0);
    const there = { ENQUIRIES_DATABASE_URL: address, DATA: at('none') };
    expect((await give(`restore ${at('b.gz')}`, there)).output).toMatch(
      /^Restored: enquiries: 1, deliveries: 1/,
    );
    expect(await rowsOf({ address })).toEqual(await rowsOf({ folder: at('.') }));
    expect((await give(`backup ${at('back.gz')}`, there)).output).toContain('enquiries: 1, deliveries: 1');
    expect(existsSync(at('none'))).toBe(false);
  });
});
