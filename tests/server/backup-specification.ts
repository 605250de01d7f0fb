import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { generateKeys } from '../../server/backup/encryption';
import { makeBackup } from '../../server/backup/make-backup';
import { restoreBackup, verifyBackup } from '../../server/backup/restore-backup';
import { openStore } from '../../server/store/open-store';
import { updateSchema } from '../../server/store/schema';
import { openSqlite } from '../../server/store/sqlite';
import type { Store } from '../../server/store/store';
import { exampleEnquiry, examplePayload } from './example-enquiry';
import { rowsOf, type StoreLocation } from './rows-of';

/**
 * The specification of backups of stores in SQLite; or of those in other kinds of databases, and between them and
 * SQLite.
 */
export function specifyBackups(others: Readonly<Record<string, () => Promise<StoreLocation>>> = {}): void {
  let folder: string;
  let stores: string;
  /** For tests that only read: a store of each kind with more rows (1203) than are copied at a time (500). */
  let large: Readonly<Record<string, StoreLocation>>;
  beforeAll(async () => {
    stores = await mkdtemp(join(tmpdir(), 'backup-stores-'));
    const locations = await Promise.all(kindNames.map(async (kind) => [kind, await filled(kind, 1201)]));
    large = Object.fromEntries(locations);
  });
  afterAll(() => rm(stores, { recursive: true }));
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const at = (name: string) => join(folder, name);
  const inSqlite = async (): Promise<StoreLocation> => ({ folder: await mkdtemp(join(stores, 'store-')) });
  const kinds: Readonly<Record<string, () => Promise<StoreLocation>>> = { SQLite: inSqlite, ...others };
  const kindNames = Object.keys(kinds);
  /** The other kinds, if there are any: SQLite by itself is tested in the call without others. */
  const tested = kindNames.length > 1 ? Object.keys(others) : kindNames;
  const pairs = kindNames
    .flatMap((from) => kindNames.map((to) => ({ from, to })))
    .filter(({ from, to }) => tested.includes(from) || tested.includes(to));
  /** Makes the folder or database for a new store of a kind. */
  const newLocation = (kind: string) => (kinds[kind] ?? inSqlite)();
  const largeOf = (kind: string) => large[kind] as StoreLocation;

  const open = (location: StoreLocation) =>
    'folder' in location ? openStore(location.folder, undefined) : openStore('', location.address);

  async function withStore<T>(location: StoreLocation, work: (store: Store) => Promise<T>): Promise<T> {
    const store = await open(location);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  /** Keeps some of everything that a store can hold, and `length` plain enquiries. */
  async function fill(store: Store, length: number) {
    const many = Array.from({ length }, (_, number) =>
      exampleEnquiry({
        id: `id ${number}`,
        email: `person${number}@example.com`,
        deliverTo: ['webhook', 'mail'],
      }),
    );
    for (let start = 0; start < length; start += 600)
      await Promise.all(many.slice(start, start + 600).map(store.keep));
    await store.keep(exampleEnquiry({ id: 'aside', quarantine: 'honeypot', email: undefined }));
    await store.keep(
      exampleEnquiry({
        id: 'consent',
        received: '2026-11-21T11:00:00.000Z',
        payload: { ...examplePayload, city: 'सूरत “Surat” \\ \n — 🎓' },
        consent: { version: '2026-11', text: 'We keep it for two years.' },
      }),
    );
    await store.reschedule({ id: 'id 7', channel: 'mail' }, 'SMTP 550'); // a dead letter
    await store.reschedule({ id: 'id 8', channel: 'mail' }, 'SMTP 450', '2026-11-22T00:00:00.000Z');
    await store.complete({ id: 'id 9', channel: 'webhook' });
    await store.recordAction({
      time: '2026-11-21T12:00:00.000Z',
      user: 'asha',
      command: 'export',
      options: {},
      enquiries: length + 2,
    });
  }

  async function filled(kind = 'SQLite', length = 12): Promise<StoreLocation> {
    const location = await newLocation(kind);
    await withStore(location, (store) => fill(store, length));
    return location;
  }

  async function backUp(location: StoreLocation, path: string, recipients: readonly string[] = []) {
    return withStore(location, (store) => makeBackup({ store, path, recipients }));
  }

  async function newKeys() {
    const keys = await generateKeys(Date.now());
    const identityFile = at(`${randomUUID()}.key`);
    await writeFile(identityFile, keys.keyFileText);
    return { ...keys, identityFile };
  }

  describe('a backup', () => {
    it.each(pairs)('of $from is restored into $to with every enquiry and delivery', async ({ from, to }) => {
      const source = largeOf(from);
      const path = at('backup.db.gz');
      const { contents } = await backUp(source, path);
      expect(contents).toEqual({
        counts: { enquiries: 1203, deliveries: 2401, admin_actions: 1 },
        newest: '2026-11-21T11:00:00.000Z',
      });
      const target = await newLocation(to);
      expect(await restoreBackup({ path }, () => open(target))).toEqual(contents);
      expect(await rowsOf(target)).toEqual(await rowsOf(source));
      // The store goes on where the other one was.
      await withStore(target, async (store) => {
        expect(await store.deadLetters()).toMatchObject([{ id: 'id 7', error: 'SMTP 550' }]);
        expect(await store.keep(exampleEnquiry())).toBe('kept');
      });
    });

    it.each(tested)('of %s takes the audit trail with it, and shows whether it was changed', async (kind) => {
      const source = await filled(kind);
      await backUp(source, at('whole.db.gz'));
      const target = await newLocation(kind);
      const doctor = { user: 'ravi', command: 'doctor', options: {}, time: '2026-11-21T11:00:00.000Z' };
      await withStore(target, (store) => store.recordAction({ ...doctor, enquiries: 0 }));
      const restored = { ...doctor, command: 'restore', time: '2026-11-23T00:00:00.000Z' };
      await restoreBackup({ path: at('whole.db.gz') }, () => open(target), restored);
      await withStore(target, async (store) => {
        expect(await store.verifyTrail()).toEqual({ entries: 3, last: expect.any(String) });
        const commands = (await store.actions(10)).map(({ command }) => command);
        expect(commands).toEqual(['doctor', 'export', 'restore']);
      });

      await writeFile(at('changed.db'), gunzipSync(await readFile(at('whole.db.gz'))));
      const changed = await openSqlite(at('changed.db'));
      await changed.query('UPDATE admin_actions SET enquiries = 0');
      await changed.close();
      await writeFile(at('changed.db.gz'), gzipSync(await readFile(at('changed.db'))));
      const mismatch = { trailMismatch: '2026-11-21T12:00:00.000Z' };
      expect(await verifyBackup({ path: at('changed.db.gz') })).toMatchObject(mismatch);

      // Whoever makes a backup hears of it, too.
      const changedStore = await newLocation(kind);
      await restoreBackup({ path: at('changed.db.gz') }, () => open(changedStore));
      expect((await backUp(changedStore, at('again.db.gz'))).contents).toMatchObject(mismatch);
    });

    it.each(tested)('of %s is opened only by its key if it is encrypted', async (kind) => {
      const source = largeOf(kind);
      const keys = await newKeys();
      const other = await newKeys();
      const path = at('backup.db.gz.age');
      const { contents } = await backUp(source, path, [keys.recipient]);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      expect(await verifyBackup({ path, identityFile: keys.identityFile })).toEqual(contents);
      await expect(verifyBackup({ path })).rejects.toThrow(/is encrypted\. Add --identity/);
      await expect(verifyBackup({ path, identityFile: other.identityFile })).rejects.toThrow('another key');
      const target = await newLocation(kind);
      await restoreBackup({ path, identityFile: keys.identityFile }, () => open(target));
      expect(await rowsOf(target)).toEqual(await rowsOf(source));
    });

    it.each(tested)('of %s has every enquiry complete while fifty clients post', async (kind) => {
      const location = await newLocation(kind);
      await withStore(location, async (store) => {
        let kept = 0;
        let isDone = false;
        const client = async (name: number) => {
          for (let number = 0; !isDone; number += 1) {
            const payload = { ...examplePayload, lastName: `${name} ${number}`, city: 'x'.repeat(500) };
            await store.keep(
              exampleEnquiry({ payload, digest: payload.lastName, deliverTo: ['webhook', 'mail'] }),
            );
            kept += 1;
          }
        };
        const clients = Array.from({ length: 50 }, (_, name) => client(name));
        await expect.poll(() => kept).toBeGreaterThan(1000);
        const before = kept;
        const { contents } = await makeBackup({ store, path: at('b.gz'), recipients: [] });
        const after = kept;
        isDone = true;
        await Promise.all(clients);
        expect(after).toBeGreaterThan(before); // posts were answered meanwhile
        expect(contents.counts.enquiries).toBeGreaterThanOrEqual(before);
        expect(contents.counts.enquiries).toBeLessThanOrEqual(after + 50);
        const target = await inSqlite();
        await restoreBackup({ path: at('b.gz') }, () => open(target));
        const { enquiries, deliveries } = await rowsOf(target);
        expect(deliveries).toHaveLength(2 * enquiries.length);
        for (const { payload, digest } of enquiries)
          expect(JSON.parse(String(payload)).lastName).toBe(digest);
      });
    });
  });

  describe('a store that is restored into', () => {
    it.each(tested)('must be empty: %s', async (kind) => {
      await backUp(await filled(), at('b.gz'));
      const target = await newLocation(kind);
      await withStore(target, (store) => store.keep(exampleEnquiry({ id: 'mine' })));
      await expect(restoreBackup({ path: at('b.gz') }, () => open(target))).rejects.toThrow(/empty one/);
      expect((await rowsOf(target)).enquiries).toMatchObject([{ id: 'mine' }]);
    });
  });

  // What a backup is does not depend on the database that it is of.
  if (Object.keys(others).length > 0) return;

  describe('the file of a backup', () => {
    it('can be opened by age, gzip and SQLite without this program', async () => {
      const keys = await newKeys();
      await backUp(largeOf('SQLite'), at('b.age'), [keys.recipient]);
      const decrypter = new Decrypter();
      decrypter.addIdentity(/^AGE-SECRET-KEY-.*$/m.exec(keys.keyFileText)?.[0] ?? '');
      const plain = gunzipSync(await decrypter.decrypt(await readFile(at('b.age'))));
      expect(plain.subarray(0, 16).toString()).toBe('SQLite format 3\0');
    });

    it('that was made with two keys is opened by either', async () => {
      const keys = [await newKeys(), await newKeys()];
      const recipients = keys.map(({ recipient }) => recipient);
      const { contents } = await backUp(await filled(), at('b.age'), recipients);
      for (const { identityFile } of keys)
        expect(await verifyBackup({ path: at('b.age'), identityFile })).toEqual(contents);
    });

    it('leaves no plain copy behind, whether it succeeds or fails', async () => {
      const source = largeOf('SQLite');
      vi.stubEnv('TMPDIR', await mkdtemp(at('temporary-'))); // other tests make copies, too
      await backUp(source, at('b.gz'));
      await verifyBackup({ path: at('b.gz') });
      await truncate(at('b.gz'), 1000);
      await expect(verifyBackup({ path: at('b.gz') })).rejects.toThrow('damaged');
      await expect(backUp(source, at('nowhere/b.gz'))).rejects.toThrow('ENOENT');
      expect(await readdir(tmpdir())).toEqual([]);
      vi.unstubAllEnvs();
    });
  });

  describe('a damaged backup', () => {
    let path: string;
    let keys: Awaited<ReturnType<typeof newKeys>>;
    beforeEach(async () => {
      keys = await newKeys();
      path = at('backup');
    });
    const damages: [string, (bytes: Buffer) => Buffer][] = [
      ['cut off in the middle', (bytes) => bytes.subarray(0, bytes.length / 2)],
      ['cut off by a byte', (bytes) => bytes.subarray(0, -1)],
      ['empty', () => Buffer.alloc(0)],
      ['with one bit flipped', (bytes) => flip(bytes, bytes.length >> 1)],
      ['with one bit flipped at its beginning', (bytes) => flip(bytes, 1)],
      ['another file', () => Buffer.from('<!doctype html>')],
    ];
    const flip = (bytes: Buffer, index: number) => {
      bytes[index] = (bytes[index] ?? 0) ^ 1;
      return bytes;
    };
    const cases = damages.flatMap(([name, damage]) =>
      [true, false].map((isEncrypted) => ({ name, damage, isEncrypted })),
    );

    it.each(cases)('is refused: $name, encrypted: $isEncrypted', async ({ damage, isEncrypted }) => {
      await backUp(await filled(), path, isEncrypted ? [keys.recipient] : []);
      await writeFile(path, damage(await readFile(path)));
      const target = await inSqlite();
      const restored = restoreBackup({ path, identityFile: keys.identityFile }, () => open(target));
      await expect(restored).rejects.toThrow(/damaged|not a backup/);
      expect(await readdir('folder' in target ? target.folder : '')).toEqual([]);
    });
  });

  describe('a copy that SQLite finds nothing wrong with', () => {
    const time = '2026-11-21T12:00:00.000Z';
    it.each([
      ['a value of another type', "UPDATE enquiries SET email = x'00ff'"],
      ['a text that is no UTF-8', "UPDATE enquiries SET email = CAST(x'ff' AS TEXT)"],
      ['a payload that is no JSON', "UPDATE enquiries SET payload = 'not JSON'"],
      ['a payload that is no object', "UPDATE enquiries SET payload = 'null'"],
      ['an answer that is no text', `UPDATE enquiries SET payload = '{"name":{"a":1}}'`],
      ['a choice that is no text', `UPDATE enquiries SET payload = '{"days":["Monday",7]}'`],
      ['a time that is none', "UPDATE enquiries SET received = '2026-13-01T10:00:00.000Z'"],
      ['a time that comes after all others', "UPDATE enquiries SET received = '+275760-01-01T00:00:00.000Z'"],
      ['a number too large', 'UPDATE deliveries SET attempts = 9223372036854775807'],
      ['a number below zero', 'UPDATE admin_actions SET enquiries = -1'],
      ['options that are no JSON', "UPDATE admin_actions SET options = 'x'"],
      ['options that are no object', "UPDATE admin_actions SET options = '[1]'"],
      ['another version than its tables', 'UPDATE schema_version SET version = 1'],
      ['no version', 'DELETE FROM schema_version'],
      ['a table less', 'DROP TABLE deliveries'],
      ['a table more', 'CREATE TABLE others (id TEXT PRIMARY KEY)'],
      ['a column more', 'ALTER TABLE enquiries ADD COLUMN more TEXT'],
      [
        'a view in place of a table',
        'ALTER TABLE enquiries RENAME TO others; CREATE VIEW enquiries AS SELECT * FROM others',
      ],
    ])('is no valid backup if it has %s', async (_what, spoil) => {
      const path = at('copy.db');
      const location = await inSqlite();
      await withStore(location, async (store) => {
        await store.keep(exampleEnquiry({ deliverTo: ['mail'] }));
        await store.recordAction({ time, user: 'asha', command: 'export', options: {}, enquiries: 1 });
        await store.backup(path);
      });
      expect((await verifyBackup({ path })).counts.enquiries).toBe(1);
      const file = await openSqlite(path);
      for (const statement of spoil.split('; ')) await file.query(statement);
      await file.close();
      await expect(verifyBackup({ path })).rejects.toThrow(/damaged|not a backup/);
      const target = await inSqlite();
      await expect(restoreBackup({ path }, () => open(target))).rejects.toThrow(/damaged|not a backup/);
    });
  });

  it('a backup of a later version of this program is refused', async () => {
    const file = await openSqlite(at('copy.db'));
    await updateSchema(file);
    await file.query('UPDATE schema_version SET version = 99');
    await file.close();
    await expect(verifyBackup({ path: at('copy.db') })).rejects.toThrow('later version');
  });
}
