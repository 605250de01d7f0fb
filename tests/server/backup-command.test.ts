import { copyFile, readdir, rm, stat, truncate } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { storeForEachTest } from './admin-store';
import { rowsOf } from './rows-of';

const { at, give, keep, idsKept } = storeForEachTest();

describe('a backup made by the command', () => {
  it('is encrypted, and restored on an empty machine by following the printed commands', async () => {
    await keep({ id: 'one', deliverTo: ['webhook'] }, { id: 'two', received: '2026-11-21T10:00:01.000Z' });
    const source = await rowsOf({ folder: at('.') });
    const made = await give(`backup-key ${at('key.txt')}`);
    expect((await stat(at('key.txt'))).mode & 0o777).toBe(0o600);
    const [, recipient = ''] = /BACKUP_RECIPIENT=(age1\w+)\n/.exec(made.output) ?? [];
    const settings = { BACKUP_FOLDER: at('backups'), BACKUP_RECIPIENT: recipient };

    const { output } = await give('backup', settings);
    expect(output).toMatch(
      / encrypted\): enquiries: 2, deliveries: 1, admin actions: 0; newest enquiry: 2026-11-21T10:00:01/,
    );
    const [, path = ''] = /Backed up to (\S+)/.exec(output) ?? [];
    expect((await give('backups', settings)).output).toContain('add --identity to verify it');
    expect((await give(`backups --identity ${at('key.txt')}`, settings)).output).toContain(
      'valid: enquiries: 2',
    );
    expect((await give(`verify ${path} --identity ${at('key.txt')}`)).output).toMatch(/^Valid: enquiries: 2/);

    const newMachine = { DATA: at('new machine') };
    const restored = await give(`restore ${path} --identity ${at('key.txt')}`, newMachine);
    expect([restored.code, restored.remarks]).toEqual([0, '']);
    expect(restored.output).toMatch(
      /^Restored: enquiries: 2[\s\S]*erase --email -[\s\S]*may arrive twice\.\n$/,
    );
    expect(await rowsOf({ folder: newMachine.DATA })).toEqual(source);

    const again = await give(`restore ${path} --identity ${at('key.txt')}`, newMachine);
    expect([again.code, again.remarks]).toEqual([1, expect.stringContaining('Restore into an empty one')]);
  });

  it('is a new file that only its owner can read, and overwrites none', async () => {
    const file = at('backup.db.gz');
    await keep({ id: 'one' }, { id: 'two', received: '2026-11-21T10:00:01.000Z' });
    expect((await give(`backup ${file}`)).code).toBe(0);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const again = await give(`backup ${file}`);
    expect([again.code, again.remarks]).toEqual([1, expect.stringContaining('already exists')]);
    await rm(at('enquiries.db'));
    expect((await give(`restore ${file}`)).code).toBe(0);
    expect(await idsKept()).toEqual(['one', 'two']);
  });

  it('leaves no partial file behind', async () => {
    await keep({});
    const { code, remarks } = await give(`backup ${at('nowhere/backup.db.gz')}`);
    expect([code, remarks]).toEqual([1, expect.stringContaining(`${at('nowhere')} does not exist`)]);
    expect(await readdir(at('.'))).toEqual(['enquiries.db']);
  });

  it('is not made without FILE or a folder, which the message asks for', async () => {
    await keep({});
    const { code, remarks } = await give('backup');
    expect([code, remarks]).toEqual([1, 'No target was given. Write backup FILE, or set BACKUP_FOLDER.\n']);
  });

  it('that is damaged is named in the list, with exit code 1', async () => {
    await keep({});
    const settings = { BACKUP_FOLDER: at('backups') };
    await give('backup', settings);
    const [name = ''] = await readdir(at('backups'));
    await copyFile(at(`backups/${name}`), at('backups/enquiries-2020-01-01T000000Z.db.gz'));
    await truncate(at('backups/enquiries-2020-01-01T000000Z.db.gz'), 300);
    const { code, output, remarks } = await give('backups', settings);
    expect([code, remarks]).toEqual([
      1,
      '1 of 2 backups cannot be restored. Make a new one with the command backup.\n',
    ]);
    expect(output).toMatch(/valid: enquiries: 1.*\n.*NOT VALID: .* is damaged or incomplete/);
  });

  it.each([
    ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1'],
    ['BACKUP_RECIPIENT', 'age1abc'],
    ['BACKUP_KEEP', '0'],
    ['BACKUP_EVERY_HOURS', '1.5'],
  ])('is not made with an invalid setting, which the message names: %s=%s', async (name, value) => {
    const { code, remarks } = await give('backup', { [name]: value });
    expect([code, remarks]).toEqual([1, expect.stringContaining(name)]);
    expect(remarks).not.toContain('SECRET');
  });
});
