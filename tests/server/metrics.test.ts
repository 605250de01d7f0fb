import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../server/app';
import { formatBackupName } from '../../server/backup/backup-name';
import type { MeasuredStore } from '../../server/health/readiness';
import { createReadiness } from '../../server/health/readiness';
import { createMetrics } from '../../server/metrics/metrics';
import type { StateSources } from '../../server/metrics/state-metrics';
import { createGuard } from '../../server/receiver/guard';
import { openStore } from '../../server/store/open-store';
import { examplePayload } from './example-enquiry';
import { samplesOf } from './metrics-samples';
import { alwaysBuild, siteBuild } from './site-config';

it('posts are counted by form and outcome, also at 0, and those to an unknown form without its address', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'metrics-'));
  const store = await openStore(folder, undefined);
  const metrics = createMetrics();
  const currentBuild = alwaysBuild(await siteBuild());
  const app = createApp({
    currentBuild,
    store,
    guard: createGuard({ perMinuteAndAddress: 1000, perMinute: 1000, atOnce: 10 }),
    channels: [],
    trustedProxies: 0,
    onStored: () => {},
    onFailure: () => {},
    onError: () => {},
    onPost: metrics.onPost,
    onResponse: metrics.onResponse,
  });
  const post = (path: string, payload: object, headers = {}) =>
    app.request(path, {
      method: 'POST',
      body: JSON.stringify(payload),
      headers: { 'content-type': 'application/json', 'fill-time': '45000', ...headers },
    });
  await post(form, examplePayload, { 'idempotency-key': 'one' });
  await post(form, examplePayload, { 'idempotency-key': 'one' });
  await post(form, { name: 'Asha' });
  await post('/api/gone-form', examplePayload);
  await app.request(form); // no post
  const readiness = createReadiness({ store });
  const text = await metrics.createScrape({ store, readiness, channels: [], currentBuild })();
  const samples = samplesOf(text);
  const count = (outcome: string) =>
    samples.get(`prospectus_posts_total{form="${form}",outcome="${outcome}"}`);
  expect(['kept', 'repeated', 'invalid', 'malformed'].map(count)).toEqual([1, 1, 1, 0]);
  expect(samples.get('prospectus_posts_total{form="unknown",outcome="unknown_form"}')).toBe(1);
  expect(samples.get('prospectus_http_requests_total{area="api",status="4xx"}')).toBe(3);
  expect(text).not.toContain('gone-form');
  await store.close();
  await rm(folder, { recursive: true });
});

/** Metrics name a form by the address to which it is posted. */
const form = '/api/contact-form';

describe('a scrape', () => {
  const store: MeasuredStore = {
    ping: async () => {},
    probe: async () => {},
    lastCommit: () => undefined,
    outbox: async () => [
      { channel: 'mail', waiting: 3, oldest: new Date(Date.now() - 1_200_000).toISOString(), deadLetters: 2 },
    ],
    quarantined: async () => [{ reason: 'links', count: 5 }],
    size: async () => 4096,
  };
  const sources = (rest: Partial<StateSources> = {}): StateSources => ({
    store,
    readiness: createReadiness({ store: rest.store ?? store }),
    channels: ['mail', 'webhook'],
    currentBuild: () => ({ id: 'build 1', forms: [{ submit: form }] }),
    ...rest,
  });
  const scrapeOf = async (of: StateSources, metrics = createMetrics()) =>
    samplesOf(await metrics.createScrape(of)());

  it('has the deliveries of every channel, also of one without any, the quarantine and the size', async () => {
    const samples = await scrapeOf(sources());
    expect(samples.get('prospectus_outbox_deliveries{channel="mail"}')).toBe(3);
    expect(samples.get('prospectus_outbox_oldest_age_seconds{channel="mail"}')).toBeCloseTo(1200, -1);
    expect(samples.get('prospectus_dead_letters{channel="mail"}')).toBe(2);
    expect(samples.get('prospectus_outbox_oldest_age_seconds{channel="webhook"}')).toBe(0);
    expect(samples.get('prospectus_dead_letters{channel="webhook"}')).toBe(0);
    expect(samples.get('prospectus_quarantined_enquiries{reason="links"}')).toBe(5);
    expect(samples.get('prospectus_store_size_bytes')).toBe(4096);
  });

  it('has the time of the newest backup, and 0 if one is scheduled but none was made', async () => {
    const backup = { folder: await mkdtemp(join(tmpdir(), 'backups-')), everyHours: 24 };
    const none = await scrapeOf(sources({ backup }));
    expect(none.get('prospectus_backup_last_success_timestamp_seconds')).toBe(0);
    const name = formatBackupName({ time: 1_700_000_000_000, isEncrypted: false });
    await writeFile(join(backup.folder, name), '');
    const made = await scrapeOf(sources({ backup }));
    expect(made.get('prospectus_backup_last_success_timestamp_seconds')).toBe(1_700_000_000);
    expect(made.get('prospectus_backup_interval_seconds')).toBe(86_400);
    await rm(backup.folder, { recursive: true });
  });

  it('answers in time while the store hangs, with what is available, and does not query it again', async () => {
    let asked = 0;
    const hangs = () => {
      asked += 1;
      return new Promise<never>(() => {});
    };
    const hanging: MeasuredStore = {
      ping: hangs,
      probe: hangs,
      lastCommit: () => undefined,
      outbox: hangs,
      quarantined: hangs,
      size: hangs,
    };
    const metrics = createMetrics();
    metrics.onPost(form, 'store_failed', 2);
    const scrape = metrics.createScrape(sources({ store: hanging }));
    const started = performance.now();
    const texts = await Promise.all(Array.from({ length: 20 }, scrape));
    expect(performance.now() - started).toBeLessThan(20_000); // one after the other they would take a second each
    const samples = samplesOf(texts[0] ?? '');
    expect(samples.get('prospectus_store_up')).toBe(0);
    expect(samples.get('prospectus_ready')).toBe(0);
    expect(samples.has('prospectus_outbox_deliveries{channel="mail"}')).toBe(false);
    expect(samples.get(`prospectus_posts_total{form="${form}",outcome="store_failed"}`)).toBe(1);
    expect(asked).toBeLessThanOrEqual(6); // the outbox is asked for readiness, too
  });

  it('shares one ping of the store with others that follow at once', async () => {
    let asked = 0;
    const counted = async () => {
      asked += 1;
    };
    const counting: MeasuredStore = { ...store, ping: counted };
    const scrape = createMetrics().createScrape(sources({ store: counting }));
    for (let number = 0; number < 100; number += 1) await scrape();
    expect(asked).toBe(1);
  });

  it('has the results of group commits, deliveries and the last backup', async () => {
    const metrics = createMetrics();
    metrics.onGroupCommit(40, 12, 'committed');
    metrics.onDelivered('mail', 'given_up', 15);
    metrics.onBackup('made', 2048, 500);
    metrics.onBackup('failed', 0, 100);
    const samples = await scrapeOf(sources(), metrics);
    expect(samples.get('prospectus_commit_group_size_sum')).toBe(40);
    expect(samples.get('prospectus_commit_duration_seconds_sum{result="committed"}')).toBe(0.012);
    expect(samples.get('prospectus_deliveries_total{channel="mail",result="given_up"}')).toBe(1);
    expect(samples.get('prospectus_backup_last_run_success')).toBe(0);
    expect(samples.get('prospectus_backup_last_run_size_bytes')).toBe(2048);
  });
});
