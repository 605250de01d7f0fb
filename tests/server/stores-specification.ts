import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DeliveryId } from '../../server/store/deliveries';
import type { Enquiry, NewEnquiry } from '../../server/store/enquiry';
import type { Store } from '../../server/store/store';
import type { DatabaseKind } from './databases';
import { exampleEnquiry, examplePayload } from './example-enquiry';

const now = '2026-11-21T10:00:00.000Z';
const soon = '2026-11-21T10:01:00.000Z';
const later = '2026-11-21T11:00:00.000Z';

/** Every enquiry that a store keeps. */
export async function collect(store: Store): Promise<Enquiry[]> {
  const found: Enquiry[] = [];
  for await (const enquiry of store.list()) found.push(enquiry);
  return found;
}

/** The specification of a store, for each kind of database. */
export function specifyStore(databases: DatabaseKind): void {
  let store: Store;
  beforeEach(async () => {
    await databases.beginEmpty();
    store = await databases.open();
  });
  afterEach(() => store.close());

  it('keeps an enquiry complete', async () => {
    const enquiry = exampleEnquiry({
      payload: { ...examplePayload, city: 'सूरत “Surat” \\ \n — 🎓' },
      consent: { version: '2026-11', text: 'We keep it for two years.' },
    });
    expect(await store.keep(enquiry)).toBe('kept');
    const { key, digest, deliverTo, ...kept } = enquiry;
    expect(await collect(store)).toEqual([{ ...kept, quarantine: undefined }]);
  });

  it('keeps what another instance sees', async () => {
    await store.keep(exampleEnquiry());
    const other = await databases.open();
    expect(await collect(other)).toHaveLength(1);
    await other.close();
  });

  it('keeps an enquiry that is given twice only once, with its deliveries', async () => {
    const enquiry = exampleEnquiry({ deliverTo: ['mail'] });
    await store.keep(enquiry);
    expect(await store.keep(enquiry)).toBe('kept');
    expect(await collect(store)).toHaveLength(1);
    expect(await store.outbox()).toMatchObject([{ channel: 'mail', waiting: 1 }]);
  });

  it('keeps one of twenty simultaneous enquiries with the same key', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, () => store.keep(exampleEnquiry({ key: 'one' }))),
    );
    expect(results.toSorted()).toEqual(['kept', ...Array(19).fill('repeated')]);
    expect(await collect(store)).toHaveLength(1);
  });

  it('keeps one enquiry for a key, however many instances write', async () => {
    const others = [await databases.open(), await databases.open()];
    const stores = [store, ...others];
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        stores[number % 3]?.keep(exampleEnquiry({ key: `key ${number % 10}` })),
      ),
    );
    expect(results.filter((kept) => kept === 'kept')).toHaveLength(10);
    expect(results.filter((kept) => kept === 'repeated')).toHaveLength(50);
    await Promise.all(others.map((other) => other.close()));
  });

  it('recognises a key with a different body', async () => {
    await store.keep(exampleEnquiry({ key: 'one', digest: 'a' }));
    expect(await store.keep(exampleEnquiry({ key: 'one', digest: 'b' }))).toBe('conflicting');
    expect(await store.keep(exampleEnquiry({ key: 'one', digest: 'b', form: '/api/other' }))).toBe('kept');
  });

  it('lists any number, oldest first', async () => {
    // More than two pages: a store reads 500 rows at a time.
    const enquiries = Array.from({ length: 1201 }, (_, number) =>
      exampleEnquiry({ received: new Date(Date.parse(now) - number * 1000).toISOString() }),
    );
    for (const start of [0, 600]) await Promise.all(enquiries.slice(start, start + 601).map(store.keep));
    const times = (await collect(store)).map(({ received }) => received);
    expect(times).toEqual(enquiries.map(({ received }) => received).toReversed());
  });

  it('deletes any number of enquiries and nothing else', async () => {
    const enquiries = Array.from({ length: 1201 }, () => exampleEnquiry({ deliverTo: ['mail'] }));
    for (const start of [0, 601]) await Promise.all(enquiries.slice(start, start + 601).map(store.keep));
    const [kept, ...others] = enquiries.map(({ id }) => id);
    expect(await store.delete([...others, 'none'])).toBe(1200);
    expect(await store.delete(others)).toBe(0);
    expect((await collect(store)).map(({ id }) => id)).toEqual([kept]);
    expect(await store.outbox()).toMatchObject([{ channel: 'mail', waiting: 1 }]);
  });

  it('deletes from quarantine what has not been released meanwhile', async () => {
    const [first, second] = [1, 2].map(() => exampleEnquiry({ quarantine: 'honeypot' })) as [
      NewEnquiry,
      NewEnquiry,
    ];
    await store.keep(first);
    await store.keep(second);
    await store.release([first.id], ['mail']);
    expect(await store.deleteQuarantined([first.id, second.id])).toBe(1);
    expect((await collect(store)).map(({ id }) => id)).toEqual([first.id]);
    expect(await store.outbox()).toMatchObject([{ channel: 'mail', waiting: 1 }]);
  });

  it('purges what is older than a given time, after counting it', async () => {
    expect(await store.count(soon)).toEqual({ total: 0, older: 0, newest: undefined });
    await store.keep(exampleEnquiry({ received: now, deliverTo: ['webhook'] }));
    await store.keep(exampleEnquiry({ received: later }));
    expect(await store.count(soon)).toEqual({ total: 2, older: 1, newest: later });
    expect(await store.purge(soon)).toBe(1);
    expect((await collect(store)).map(({ received }) => received)).toEqual([later]);
    expect(await store.claim('webhook', later, later, 10)).toEqual([]);
  });

  it('delivers what it keeps, once to each channel, until it has arrived', async () => {
    const enquiry = exampleEnquiry({ deliverTo: ['webhook', 'mail'] });
    await store.keep(enquiry);
    expect(await store.nextDue('webhook')).toBe(now);
    const claimed = await store.claim('webhook', now, soon, 10);
    const delivery = { attempts: 0, enquiry: { id: enquiry.id, payload: examplePayload } };
    expect(claimed).toMatchObject([delivery]);
    expect(await store.claim('webhook', now, soon, 10)).toEqual([]); // it is leased
    expect(await store.nextDue('mail')).toBe(now); // whatever becomes of the other channel
    expect(await store.claim('mail', now, soon, 10)).toMatchObject([delivery]);
    await store.complete({ id: enquiry.id, channel: 'mail' });
    expect(await store.nextDue('mail')).toBeUndefined();
    expect(await store.claim('webhook', soon, later, 10)).toMatchObject([delivery]); // the lease has ended
    await store.complete({ id: enquiry.id, channel: 'webhook' });
    expect(await store.nextDue('webhook')).toBeUndefined();
    expect(await collect(store)).toHaveLength(1);
  });

  it('gives each delivery to one of several instances', async () => {
    for (let number = 0; number < 20; number += 1)
      await store.keep(exampleEnquiry({ deliverTo: ['webhook'] }));
    const other = await databases.open();
    const claimed = await Promise.all([
      store.claim('webhook', now, soon, 20),
      other.claim('webhook', now, soon, 20),
    ]);
    const ids = claimed.flat().map(({ enquiry }) => enquiry.id);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
    await other.close();
  });

  it('reschedules or gives up a delivery on request', async () => {
    const enquiry = exampleEnquiry({ deliverTo: ['webhook'] });
    const delivery = { id: enquiry.id, channel: 'webhook' } as const;
    await store.keep(enquiry);
    await store.reschedule(delivery, 'answered 500', soon);
    expect(await store.claim('webhook', now, later, 10)).toEqual([]);
    expect(await store.claim('webhook', soon, later, 10)).toMatchObject([{ attempts: 1 }]);
    expect(await store.deadLetters()).toEqual([]);
    await store.reschedule(delivery, 'answered 410');
    expect(await store.deadLetters()).toEqual([
      { ...delivery, received: now, attempts: 2, error: 'answered 410' },
    ]);
    expect(await store.nextDue('webhook')).toBeUndefined();
    expect(await store.requeue(later)).toBe(1);
    expect(await store.claim('webhook', later, later, 10)).toMatchObject([{ attempts: 0 }]);
  });

  it('delivers what was in quarantine once it is released', async () => {
    const enquiries = [1, 2, 3].map(() => exampleEnquiry({ quarantine: 'honeypot' }));
    const [first, second, third] = enquiries.map(({ id }) => id) as [string, string, string];
    await Promise.all(enquiries.map(store.keep));
    expect(await store.claim('mail', later, later, 10)).toEqual([]);
    expect(await store.release([first, second, 'none'], ['mail'])).toBe(2);
    expect(await store.release([first, second], ['mail'])).toBe(0);
    const claimed = await store.claim('mail', later, later, 10);
    expect(claimed.map(({ enquiry }) => enquiry.id).toSorted()).toEqual([first, second].toSorted());
    const quarantined = (await collect(store)).filter(({ quarantine }) => quarantine !== undefined);
    expect(quarantined.map(({ id }) => id)).toEqual([third]);
  });

  it('lists what has not been delivered, by channel and by enquiry', async () => {
    expect(await store.outbox()).toEqual([]);
    const [first, second] = [now, soon].map((received) =>
      exampleEnquiry({ received, deliverTo: ['webhook', 'mail'] }),
    ) as [NewEnquiry, NewEnquiry];
    await store.keep(first);
    await store.keep(second);
    await store.complete({ id: first.id, channel: 'mail' });
    await store.reschedule({ id: first.id, channel: 'webhook' }, 'HTTP 410');
    await store.reschedule({ id: second.id, channel: 'webhook' }, 'HTTP 500', later);
    expect(await store.outbox()).toEqual([
      { channel: 'mail', waiting: 1, oldest: soon, deadLetters: 0 },
      { channel: 'webhook', waiting: 1, oldest: soon, deadLetters: 1 },
    ]);
    const webhook = { channel: 'webhook', attempts: 1 };
    expect(await store.pendingDeliveries([first.id])).toEqual([
      { ...webhook, id: first.id, due: undefined, error: 'HTTP 410' },
    ]);
    expect(await store.pendingDeliveries([second.id])).toEqual([
      { id: second.id, channel: 'mail', attempts: 0, due: soon, error: undefined },
      { ...webhook, id: second.id, due: later, error: 'HTTP 500' },
    ]);
  });

  it('brings forward what is due too far ahead', async () => {
    const enquiries = [1, 2, 3].map(() => exampleEnquiry({ deliverTo: ['webhook'] }));
    const deliveries = enquiries.map(({ id }): DeliveryId => ({ id, channel: 'webhook' }));
    const [waiting, failed, givenUp] = deliveries as [DeliveryId, DeliveryId, DeliveryId];
    for (const enquiry of enquiries) await store.keep(enquiry);
    await store.reschedule(failed, 'HTTP 500', later);
    await store.reschedule(givenUp, 'HTTP 410');
    const dueOf = async ({ id }: { id: string }) => (await store.pendingDeliveries([id]))[0]?.due;
    const before = await dueOf(waiting);
    await store.bringForward('mail', soon, now);
    await store.bringForward('webhook', later, now);
    expect(await dueOf(failed)).toBe(later);
    await store.bringForward('webhook', soon, now);
    expect([await dueOf(waiting), await dueOf(failed)]).toEqual([before, now]);
    expect(await store.deadLetters()).toMatchObject([givenUp]);
  });

  it('records each admin action in the transaction of the change', async () => {
    const source = {
      time: now,
      user: 'asha',
      command: 'release',
      options: { all: true, reason: 'honeypot' },
    };
    const [first, second] = [1, 2].map(() => exampleEnquiry({ quarantine: 'honeypot' })) as [
      NewEnquiry,
      NewEnquiry,
    ];
    await store.keep(first);
    await store.keep(second);
    await store.release([first.id, second.id], ['mail'], source);
    await store.recordAction({ ...source, time: soon, command: 'export', options: {}, enquiries: 2 });
    await store.delete([first.id], { ...source, time: later, command: 'erase', options: { by: 'email' } });
    expect(await store.actions(2)).toEqual([
      { ...source, time: soon, command: 'export', options: {}, enquiries: 2 },
      { ...source, time: later, command: 'erase', options: { by: 'email' }, enquiries: 1 },
    ]);
    expect(await store.actions(10)).toHaveLength(3);
    // A change that fails leaves no entry.
    const third = exampleEnquiry({ quarantine: 'honeypot' });
    await store.keep(third);
    await expect(store.release([third.id], ['mail', 'mail'], source)).rejects.toThrow();
    expect(await store.actions(10)).toHaveLength(3);
  });

  it('finds a changed entry of the audit trail, and takes simultaneous entries for no change', async () => {
    const action = {
      time: now,
      user: 'asha \ud800',
      command: 'export',
      options: { all: true },
      enquiries: 3,
    };
    expect(await store.verifyTrail()).toEqual({ entries: 0 });
    await Promise.all(Array.from({ length: 20 }, () => store.recordAction(action)));
    const intact = await store.verifyTrail();
    expect(intact).toEqual({ entries: 20, last: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const changes = ["os_user = 'ravi'", "options = '{}'", 'enquiries = 0', `time = '${soon}'`, "hash = 'x'"];
    for (const change of changes) {
      await databases.query(`UPDATE admin_actions SET ${change} WHERE number = 7`);
      expect((await store.verifyTrail()).firstMismatch, change).toBeDefined();
      await databases.query('DELETE FROM admin_actions');
      for (let number = 0; number < 8; number += 1) await store.recordAction(action);
      expect((await store.verifyTrail()).firstMismatch).toBeUndefined();
    }
    await databases.query('DELETE FROM admin_actions WHERE number = 3');
    expect((await store.verifyTrail()).firstMismatch).toBe(now);
    await store.recordAction(action); // the chain goes on: what is changed stays visible, and nothing is refused
    expect((await store.verifyTrail()).firstMismatch).toBe(now);
  });

  it('gives the time if it has its own clock', async () => {
    const time = await store.databaseTime();
    if (databases.folder) expect(time).toBeUndefined();
    else expect(Math.abs(Date.parse(time ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('counts what is in quarantine, by reason', async () => {
    expect(await store.quarantined()).toEqual([]);
    for (const quarantine of ['honeypot', 'honeypot', 'too-quick', undefined] as const) {
      await store.keep(exampleEnquiry({ quarantine }));
    }
    expect((await store.quarantined()).toSorted((a, b) => b.count - a.count)).toEqual([
      { reason: 'honeypot', count: 2 },
      { reason: 'too-quick', count: 1 },
    ]);
  });

  it('answers a ping', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });

  it('refuses the one enquiry of a group that cannot be kept, such as one whose ID is taken', async () => {
    await store.keep(exampleEnquiry({ id: 'taken' }));
    const others = () =>
      Array.from({ length: 49 }, () => store.keep(exampleEnquiry({ deliverTo: ['mail'] })));
    const kept = others();
    const refused = store.keep(exampleEnquiry({ id: 'taken' }));
    kept.push(...others());
    // A violated unique constraint: 23505 is its SQLSTATE in PostgreSQL.
    await expect(refused).rejects.toMatchObject({
      code: expect.stringMatching(/^23505$|^SQLITE_CONSTRAINT/),
    });
    expect(await Promise.all(kept)).toEqual(Array(98).fill('kept'));
    expect(await collect(store)).toHaveLength(99);
    expect(await store.claim('mail', now, soon, 200)).toHaveLength(98);
    expect(store.lastCommit()?.ok).toBe(true);
  });

  it('keeps a lone surrogate as a replacement character', async () => {
    await store.keep(exampleEnquiry({ consent: { version: 'a\ud800b' } }));
    expect((await collect(store))[0]?.consent?.version).toBe('a\ufffdb');
  });

  it('tests whether an enquiry could be kept, and leaves nothing behind', async () => {
    await store.keep(exampleEnquiry());
    await store.probe();
    expect(await collect(store)).toHaveLength(1);
    expect(await store.nextDue('webhook')).toBeUndefined();
  });

  it('gives the time and the result of the last commit', async () => {
    expect(store.lastCommit()).toBeUndefined();
    await store.keep(exampleEnquiry());
    const commit = store.lastCommit();
    expect(commit?.ok).toBe(true);
    expect(Date.now() - Date.parse(commit?.time ?? '')).toBeLessThan(10_000);
  });

  it('gives its size, which grows with what it keeps', async () => {
    const before = await store.size();
    expect(before).toBeGreaterThan(0);
    const payload = { ...examplePayload, city: 'x'.repeat(10_000) };
    await Promise.all(Array.from({ length: 50 }, () => store.keep(exampleEnquiry({ payload }))));
    expect(await store.size()).toBeGreaterThan(before);
  });

  it('reports the size, the time and the result of each group', async () => {
    const groups: [size: number, result: string][] = [];
    const observed = await databases.open({
      onGroupCommit: (size, milliseconds, result) => {
        expect(milliseconds).toBeGreaterThan(0);
        groups.push([size, result]);
      },
    });
    await Promise.all(Array.from({ length: 3 }, () => observed.keep(exampleEnquiry())));
    expect(groups).toEqual([
      [1, 'committed'], // the others came while it was under way
      [2, 'committed'],
    ]);
    await observed.close();
  });
}
