import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Send } from '../../server/delivery/channel';
import { openChannels } from '../../server/delivery/channels';
import type { DeliveryWorker } from '../../server/delivery/delivery-worker';
import { startDelivery } from '../../server/delivery/start-delivery';
import { createLog, type LogFormat } from '../../server/log';
import type { DeliveryId } from '../../server/store/deliveries';
import type { ChannelName } from '../../server/store/enquiry';
import type { Store } from '../../server/store/store';
import type { DatabaseKind } from './databases';
import { exampleEnquiry, examplePayload } from './example-enquiry';
import { createFakeClock, type FakeClock } from './fake-clock';
import { createInbox, type Inbox } from './inbox';
import { startMailServer } from './mail-server';
import { alwaysBuild, siteBuild } from './site-config';
import { startWebhookReceiver, type WebhookReply } from './webhook-receiver';

const currentBuild = alwaysBuild(await siteBuild());
const received = '2026-11-21T10:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(received) + seconds * 1000).toISOString();
const hours = (number: number) => number * 3_600_000; // in ms, unlike `after`
const secret = `whsec_${Buffer.from('a secret of twenty-four b.').toString('base64')}`;

/** One for each channel, and so two timers on the clock, which are set alike where there is nothing to do. */
const bothWorkers = 2;

/** The specification of the delivery workers, for each kind of database. */
export function specifyDelivery(databases: DatabaseKind): void {
  let clock: FakeClock;
  let webhook: Awaited<ReturnType<typeof startWebhookReceiver>>;
  let store: Store;
  let workers: DeliveryWorker[];
  let stores: Store[];
  let said: string[];
  /** How attempts to deliver ended, as the workers tell the store: completed, rescheduled (`due`) or given up. */
  let ends: Inbox<{ delivery: DeliveryId; error?: string; due?: string }>;

  beforeEach(async () => {
    await databases.beginEmpty();
    clock = createFakeClock(Date.parse(received));
    webhook = await startWebhookReceiver();
    workers = [];
    stores = [];
    said = [];
    ends = createInbox();
    vi.spyOn(Math, 'random').mockReturnValue(0.5); // no jitter
    store = await instance();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await Promise.all(workers.map((worker) => worker.stop()));
    await Promise.all(stores.map((opened) => opened.close()));
    await webhook.stop();
  });

  async function instance(): Promise<Store> {
    const opened = await databases.open();
    stores.push(opened);
    return {
      ...opened,
      async complete(delivery) {
        await opened.complete(delivery);
        ends.put({ delivery });
      },
      async reschedule(delivery, error, due) {
        await opened.reschedule(delivery, error, due);
        ends.put({ delivery, error, due });
      },
    };
  }

  function start(
    of: Store = store,
    channels = openChannels({ mail: undefined, webhook: { url: webhook.url, secret } }, currentBuild),
    format: LogFormat = 'text',
  ) {
    const log = createLog((line) => said.push(line), format);
    const worker = startDelivery(channels, { store: of, log, clock });
    workers.push(worker);
    return worker;
  }

  async function keep(rest: Parameters<typeof exampleEnquiry>[0] = {}): Promise<DeliveryId> {
    const enquiry = exampleEnquiry({ deliverTo: ['webhook'], ...rest });
    await store.keep(enquiry);
    return { id: enquiry.id, channel: 'webhook' };
  }

  it('delivers once, with a signature, what was kept before it started', async () => {
    const delivery = await keep();
    start();
    const { headers, body } = await webhook.next();
    const event = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(event).toMatchObject({ data: { id: delivery.id, fields: examplePayload } });
    expect(await ends.next()).toEqual({ delivery });
    expect(await store.nextDue('webhook')).toBeUndefined();
    expect(webhook.count()).toBe(1);
  });

  it('delivers at once what is kept while it waits', async () => {
    const worker = start();
    await clock.awaited(60_000, bothWorkers);
    const delivery = await keep();
    worker.wake();
    expect(await ends.next()).toEqual({ delivery });
  });

  it('finds within a minute what another process has queued', async () => {
    start();
    await clock.awaited(60_000, bothWorkers);
    const delivery = await keep();
    await clock.pass(60_000, bothWorkers);
    expect(await ends.next()).toEqual({ delivery });
  });

  it('delivers any number, four at a time', async () => {
    let inFlight = 0;
    let most = 0;
    const send: Send = async () => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await new Promise(setImmediate);
      inFlight -= 1;
    };
    for (let number = 0; number < 25; number += 1) await keep();
    start(store, new Map<ChannelName, Send>([['webhook', send]]));
    for (let number = 0; number < 25; number += 1) await ends.next();
    expect(most).toBe(4);
    expect(await store.nextDue('webhook')).toBeUndefined();
  });

  it('retries after five seconds on a 500', async () => {
    webhook.answer({ status: 500 }, { status: 200 });
    const delivery = await keep();
    start();
    expect(await ends.next()).toEqual({ delivery, error: 'HTTP 500', due: after(5) });
    await clock.pass(5_000);
    expect(await ends.next()).toEqual({ delivery });
    const [first, second] = [await webhook.next(), await webhook.next()];
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
  });

  it('gives up at once on a 410', async () => {
    webhook.answer({ status: 410 });
    const delivery = await keep();
    start();
    expect(await ends.next()).toEqual({ delivery, error: 'HTTP 410' });
    expect(await store.deadLetters()).toMatchObject([{ ...delivery, attempts: 1, error: 'HTTP 410' }]);
  });

  it('gives up at the end of the schedule, and starts again for what is requeued', async () => {
    const delivery = await keep();
    webhook.answer({ status: 500 });
    for (let number = 0; number < 8; number += 1) await store.reschedule(delivery, 'HTTP 500', received);
    for (let number = 0; number < 8; number += 1) await ends.next();
    const worker = start();
    expect(await ends.next()).toEqual({ delivery, error: 'HTTP 500' });
    expect(await store.deadLetters()).toMatchObject([{ ...delivery, attempts: 9, error: 'HTTP 500' }]);
    expect(said.at(-1)).toMatch(/Webhook delivery of one enquiry given up: HTTP 500$/);
    expect(await store.requeue(received)).toBe(1);
    worker.wake();
    expect(await ends.next()).toEqual({ delivery, error: 'HTTP 500', due: after(5) });
  });

  it('waits as long as the receiver asks', async () => {
    webhook.answer({ status: 429, headers: { 'retry-after': '120' } });
    await keep();
    start();
    expect(await ends.next()).toMatchObject({ error: 'HTTP 429', due: after(120) });
  });

  it('waits at most fifteen seconds for an answer', async () => {
    webhook.answer('never');
    const delivery = await keep();
    start();
    const { ended } = await webhook.next();
    await clock.pass(15_000);
    await ended;
    expect(await ends.next()).toEqual({ delivery, error: 'timed out', due: after(15 + 5) });
  });

  it('delivers once, however many instances there are', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 20; number += 1) ids.push((await keep()).id);
    for (const each of [store, await instance(), await instance()]) start(each);
    const arrived = new Set<string>();
    for (let number = 0; number < 20; number += 1) arrived.add((await ends.next()).delivery.id);
    expect(arrived).toEqual(new Set(ids));
    expect(webhook.count()).toBe(20);
  });

  it('repeats, with the same ID, what was in progress when a process was killed', async () => {
    const delivery = await keep();
    expect(await store.claim('webhook', received, after(60), 1)).toHaveLength(1); // and then nothing more
    start(await instance());
    await clock.pass(60_000, bothWorkers);
    expect((await webhook.next()).headers['webhook-id']).toBe(delivery.id);
    expect(await ends.next()).toEqual({ delivery });
  });

  it('finishes what is in flight before it stops, and claims nothing more', async () => {
    let answer = (_: WebhookReply) => {};
    webhook.answer(new Promise<WebhookReply>((resolve) => (answer = resolve)), { status: 200 });
    const delivery = await keep();
    const worker = start();
    await webhook.next();
    const stopped = worker.stop();
    const next = await keep();
    worker.wake();
    answer({ status: 200 });
    expect(await Promise.race([stopped, ends.next()])).toEqual({ delivery });
    await stopped;
    expect(await store.claim('webhook', received, after(60), 10)).toMatchObject([
      { enquiry: { id: next.id } },
    ]);
    expect(webhook.count()).toBe(1);
  });

  it('claims nothing if it is stopped while it looks for what is due', async () => {
    let answer = () => {};
    const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
    const asked = createInbox<void>();
    const nextDue: Store['nextDue'] = async (channel) => {
      asked.put();
      await mayAnswer;
      return store.nextDue(channel);
    };
    const worker = start({ ...store, nextDue });
    await asked.next();
    const { id } = await keep();
    const stopped = worker.stop();
    answer();
    await stopped;
    expect(await store.claim('webhook', received, after(60), 10)).toMatchObject([{ enquiry: { id } }]);
  });

  it('does not start what it was still claiming when it was stopped', async () => {
    let giveOut = () => {};
    const mayGiveOut = new Promise<void>((resolve) => (giveOut = resolve));
    const claimed = createInbox<void>();
    const claim: Store['claim'] = async (...args) => {
      const deliveries = await store.claim(...args);
      claimed.put();
      await mayGiveOut;
      return deliveries;
    };
    await keep();
    const worker = start({ ...store, claim });
    await claimed.next();
    const stopped = worker.stop();
    giveOut();
    await stopped;
    expect(webhook.count()).toBe(0);
    expect(await store.nextDue('webhook')).toBe(after(60));
  });

  it('leaves what takes longer than a stop allows until its lease ends', async () => {
    webhook.answer('never', { status: 200 });
    const delivery = await keep();
    const worker = start();
    const { ended } = await webhook.next();
    const stopped = worker.stop();
    await clock.pass(8_000); // as long as a stop waits
    await stopped;
    await ended;
    start(await instance());
    await clock.pass(52_000); // of the sixty seconds of the lease, eight are over
    expect(await ends.next()).toEqual({ delivery });
    expect(webhook.count()).toBe(2);
  });

  it('delivers nothing from quarantine until it is released', async () => {
    const { id } = await keep({ quarantine: 'honeypot', deliverTo: [] });
    const other = await keep();
    const worker = start();
    expect(await ends.next()).toEqual({ delivery: other });
    await store.release([id], ['webhook']);
    worker.wake();
    expect(await ends.next()).toEqual({ delivery: { id, channel: 'webhook' } });
    expect(webhook.count()).toBe(2);
  });

  it('drops what is erased while it is in flight', async () => {
    let answer = (_: WebhookReply) => {};
    webhook.answer(new Promise<WebhookReply>((resolve) => (answer = resolve)));
    const delivery = await keep();
    start();
    await webhook.next();
    await store.delete([delivery.id]);
    answer({ status: 500 });
    expect(await ends.next()).toMatchObject({ delivery, error: 'HTTP 500' });
    expect(await store.nextDue('webhook')).toBeUndefined();
    expect(await store.deadLetters()).toEqual([]);
  });

  it('delivers by each channel independently of the other', async () => {
    const mailServer = await startMailServer();
    const mail = { smtpUrl: mailServer.url, from: 'website@example.org', to: 'enquiries@example.org' };
    webhook.answer({ status: 503 });
    const { id } = await keep({ deliverTo: ['webhook', 'mail'] });
    start(store, openChannels({ webhook: { url: webhook.url, secret }, mail }, currentBuild));
    expect((await mailServer.next()).text).toContain(id);
    const results = [await ends.next(), await ends.next()];
    expect(results).toContainEqual({ delivery: { id, channel: 'mail' } });
    expect(results).toContainEqual({
      delivery: { id, channel: 'webhook' },
      error: 'HTTP 503',
      due: after(5),
    });
    await mailServer.stop();
  });

  it('does not delay mail because a webhook never answers', async () => {
    const mailServer = await startMailServer();
    const mail = { smtpUrl: mailServer.url, from: 'website@example.org', to: 'enquiries@example.org' };
    webhook.answer('never');
    const ids = await Promise.all(
      Array.from({ length: 40 }, async () => (await keep({ deliverTo: ['webhook', 'mail'] })).id),
    );
    const worker = start(store, openChannels({ webhook: { url: webhook.url, secret }, mail }, currentBuild));
    // No time passes on the clock: nothing waits for the fifteen seconds that a webhook is given.
    const delivered = new Set<string>();
    for (let number = 0; number < 40; number += 1) {
      const { delivery, error } = await ends.next();
      if (delivery.channel === 'mail' && !error) delivered.add(delivery.id);
    }
    expect(delivered).toEqual(new Set(ids));
    expect(webhook.count()).toBeLessThanOrEqual(4);
    const stopped = worker.stop();
    await clock.pass(8_000); // as long as a stop waits
    await stopped;
    await mailServer.stop();
  });

  it('retries within a minute what would be delayed because the clock was set back', async () => {
    webhook.answer({ status: 500 }, { status: 200 });
    const delivery = await keep();
    start();
    expect(await ends.next()).toEqual({ delivery, error: 'HTTP 500', due: after(5) });
    await clock.awaited(5_000);
    clock.set(-hours(3));
    await clock.pass(5_000);
    await clock.pass(60_000, bothWorkers);
    expect(await ends.next()).toEqual({ delivery });
  });

  it('retries within a minute of its start what is scheduled too far ahead', async () => {
    const [tooFar, possible] = [await keep(), await keep()];
    await store.reschedule(tooFar, 'HTTP 500', after(3 * 365 * 86_400));
    await store.reschedule(possible, 'HTTP 500', after(12 * 3_600));
    await ends.next();
    await ends.next();
    start();
    await clock.pass(60_000, bothWorkers);
    expect(await ends.next()).toEqual({ delivery: tooFar });
    expect(await store.nextDue('webhook')).toBe(after(12 * 3_600));
  });

  it('sends once what is in flight while the clock is set back', async () => {
    let answer = (_: WebhookReply) => {};
    webhook.answer(new Promise<WebhookReply>((resolve) => (answer = resolve)), { status: 200 });
    const first = await keep();
    const worker = start();
    await webhook.next();
    clock.set(-hours(3));
    const second = await keep();
    worker.wake();
    await expect.poll(() => store.nextDue('webhook')).toBe(after(60 - 3 * 3_600));
    answer({ status: 200 });
    expect(await ends.next()).toEqual({ delivery: first });
    await clock.pass(60_000, bothWorkers);
    expect(await ends.next()).toEqual({ delivery: second });
    expect(webhook.count()).toBe(2);
  });

  it('keeps retrying for a channel that is disabled, in case it is enabled again', async () => {
    const { id } = await keep({ deliverTo: ['mail'] });
    start();
    expect(await ends.next()).toEqual({
      delivery: { id, channel: 'mail' },
      error: 'switched off',
      due: after(5),
    });
  });

  it('survives a store that fails for a while, with growing delays, and reports it once', async () => {
    let isBroken = true;
    const asked = createInbox<void>();
    const nextDue: Store['nextDue'] = (channel) => {
      if (channel === 'webhook') asked.put();
      if (!isBroken) return store.nextDue(channel);
      return Promise.reject(Object.assign(new Error('of asha@example.com'), { code: 'SQLITE_FULL' }));
    };
    const delivery = await keep();
    start({ ...store, nextDue });
    for (const delay of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000]) {
      await asked.next();
      await clock.pass(delay, bothWorkers);
    }
    await asked.next();
    expect(said).toEqual([
      expect.stringMatching(/Deliveries are waiting for the enquiry store: SQLITE_FULL$/),
    ]);
    isBroken = false;
    await clock.pass(60_000, bothWorkers);
    expect(await ends.next()).toEqual({ delivery });
  });

  it('delivers again if the store could not record the delivery', async () => {
    const delivery = await keep();
    let isBroken = true;
    const completions = createInbox<DeliveryId>();
    const complete: Store['complete'] = (completed) => {
      completions.put(completed);
      if (!isBroken) return store.complete(completed);
      isBroken = false;
      return Promise.reject(Object.assign(new Error(), { code: 'ECONNRESET' }));
    };
    start({ ...store, complete });
    expect(await completions.next()).toEqual(delivery);
    await clock.pass(60_000, bothWorkers);
    expect(await ends.next()).toEqual({ delivery });
    const [first, second] = [await webhook.next(), await webhook.next()];
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
  });

  it('logs and stores nothing that a visitor wrote, even after an internal error', async () => {
    const send: Send = () => Promise.reject(new TypeError(`Cannot read ${examplePayload.email}`));
    const delivery = await keep();
    start(store, new Map<ChannelName, Send>([['webhook', send]]), 'json');
    expect(await ends.next()).toEqual({ delivery, error: 'TypeError', due: after(5) });
    expect(said.map((line) => JSON.parse(line))).toEqual([
      {
        time: expect.any(String),
        level: 'error',
        event: 'delivery_failed',
        message: 'Webhook delivery failed: TypeError',
        channel: 'webhook',
        code: 'TypeError',
      },
    ]);
  });
}
