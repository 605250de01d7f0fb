import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseFile, openStore } from '../../server/store/open-store';
import { openSqlite } from '../../server/store/sqlite';
import { inSqlite } from './databases';
import { exampleEnquiry, examplePayload } from './example-enquiry';
import { collect, specifyStore } from './stores-specification';

const now = '2026-11-21T10:00:00.000Z';
const soon = '2026-11-21T10:01:00.000Z';

describe('a store', () => specifyStore(inSqlite()));

it('a store of the first version is migrated, with its pending deliveries', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'older-'));
  const first = await openStore(folder, undefined);
  const enquiry = exampleEnquiry({ deliverTo: ['mail'] });
  await first.keep(enquiry);
  await first.close();
  const database = await openSqlite(databaseFile(folder));
  // Takes back what the migrations since the first version have changed.
  for (const statement of [
    'DROP TABLE admin_actions',
    'DROP INDEX deliveries_by_channel',
    'ALTER TABLE deliveries DROP COLUMN claimed',
    'CREATE INDEX deliveries_by_due ON deliveries (due)',
    'UPDATE schema_version SET version = 1',
  ]) {
    await database.query(statement);
  }
  await database.close();
  const store = await openStore(folder, undefined);
  expect(await store.claim('mail', now, soon, 10)).toMatchObject([{ enquiry: { id: enquiry.id } }]);
  expect(await store.actions(10)).toEqual([]);
  await store.close();
  await rm(folder, { recursive: true });
});

describe('the file of a store', () => {
  const databases = inSqlite();

  it('is readable by its owner only, and contains nothing of what was erased', async () => {
    await databases.beginEmpty();
    const store = await databases.open();
    const many = Array.from({ length: 200 }, (_, number) => {
      const email = `person${number}@example.com`;
      return exampleEnquiry({ email, payload: { ...examplePayload, email, name: `Zuleika${number}` } });
    });
    await Promise.all(many.map(store.keep));
    const bytes = async () => {
      const files = await readdir(databases.folder);
      const contents = await Promise.all(
        files.map((file) => readFile(join(databases.folder, file), 'latin1')),
      );
      return contents.join('');
    };
    expect(await bytes()).toContain('Zuleika77"');
    await store.delete(
      [...(await collect(store))].flatMap((each) => (each.email === 'person77@example.com' ? [each.id] : [])),
    );
    expect(await bytes()).not.toContain('Zuleika77"');
    expect(await bytes()).not.toContain('person77@');
    expect(await bytes()).toContain('Zuleika78"');
    expect((await stat(join(databases.folder, 'enquiries.db'))).mode & 0o777).toBe(0o600);
    await store.close();
  });

  it('becomes readable by its owner only if others could read it, and its folder is not changed', async () => {
    await databases.beginEmpty();
    const file = join(databases.folder, 'enquiries.db');
    await (await databases.open()).close();
    await chmod(file, 0o644);
    await chmod(databases.folder, 0o755);
    const store = await databases.open();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(databases.folder)).mode & 0o777).toBe(0o755);
    await store.close();
  });
});
