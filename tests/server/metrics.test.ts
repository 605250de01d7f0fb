import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openConnection } from '../../bench/load/connection';
import { payloadOf, postOf } from '../../bench/load/enquiry-request';
import { freePort } from '../../bench/load/free-port';
import { startPostgres } from '../../bench/load/postgres';
import type { ServerProcess } from '../../bench/load/server-process';
import type { MeasuredStore } from '../../server/health/readiness';
import { createReadiness } from '../../server/health/readiness';
import { createMetrics } from '../../server/metrics/metrics';
import { createStateReader, type StateSources } from '../../server/metrics/server-state';
import { programOfTests } from './stress';

const program = programOfTests();
const form = '/api/contact-form';
/** Both channels are switched on; nothing listens at these addresses. */
const channels = {
  ENQUIRIES_WEBHOOK_URL: 'http://127.0.0.1:9/',
  ENQUIRIES_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
  ENQUIRIES_SMTP_URL: 'smtp://127.0.0.1:9',
  ENQUIRIES_MAIL_FROM: 'a@example.org',
  ENQUIRIES_MAIL_TO: 'b@example.org',
};

let data: string;
let port: number;
let metricsPort: number;
let server: ServerProcess | undefined;

async function prepare() {
  data = await mkdtemp(join(tmpdir(), 'metrics-'));
  port = await freePort();
  metricsPort = await freePort();
}
async function cleanUp() {
  server?.abandon();
  server = undefined;
  await rm(data, { recursive: true, force: true });
}

async function start(environment: Record<string, string> = {}) {
  const address = { METRICS_ADDRESS: `127.0.0.1:${metricsPort}` };
  server = await program.start({ port, data, environment: { ...address, ...environment } });
}

const askMetrics = (path = '/metrics', method = 'GET') =>
  fetch(`http://127.0.0.1:${metricsPort}${path}`, { method });

async function send(bytes: string | Uint8Array): Promise<number> {
  const connection = await openConnection(port);
  const { status } = await connection.send(bytes);
  connection.socket.destroy();
  return status;
}

/** The samples of a scrape, by name and labels in the order of the alphabet: `up{a="b"}`. */
function samplesOf(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name = '', labels, value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const sorted = labels?.match(/\w+="(?:[^"\\]|\\.)*"/g)?.toSorted();
      return [sorted ? `${name}{${sorted.join(',')}}` : name, Number(value)];
    }),
  );
}
const scrape = async () => samplesOf(await (await askMetrics()).text());

describe('the metrics of a running server', () => {
  beforeEach(prepare);
  afterEach(cleanUp);

  it('are served only on their own address', async () => {
    await start();
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).not.toContain('prospectus_');
    const answer = await askMetrics();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect((await askMetrics('/metrics?name=up', 'HEAD')).status).toBe(200);
    expect((await askMetrics('/')).status).toBe(404);
    expect((await askMetrics('/metrics/')).status).toBe(404);
    expect((await askMetrics('/api/contact-form', 'POST')).status).toBe(404);
    const refused = await askMetrics('/metrics', 'POST');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('are not served without an address', async () => {
    await start({ METRICS_ADDRESS: '' });
    await expect(askMetrics()).rejects.toThrow();
  });

  it('count posts by form and outcome, from 0', async () => {
    await start();
    const count = (samples: ReadonlyMap<string, number>, outcome: string) =>
      samples.get(`prospectus_posts_total{form="${form}",outcome="${outcome}"}`);
    expect(count(await scrape(), 'store_failed')).toBe(0);

    const key = randomUUID();
    await send(postOf(payloadOf('Patel'), key));
    await send(postOf(payloadOf('Patel'), key));
    await send(postOf(payloadOf('Shah'), key));
    await send(postOf({ name: 'Asha' }));
    await send(`GET ${form} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await send(postOf({ ...payloadOf('Robot'), website_url: 'https://example.com' }));

    const samples = await scrape();
    const outcomes = ['kept', 'repeated', 'conflicting', 'invalid', 'malformed', 'store_failed'];
    expect(outcomes.map((outcome) => count(samples, outcome))).toEqual([1, 1, 1, 1, 1, 0]);
    const quarantined = `prospectus_posts_total{form="${form}",outcome="quarantined",reason="honeypot"}`;
    expect(samples.get(quarantined)).toBe(1);
    const duration = `prospectus_post_duration_seconds_count{form="${form}",outcome="kept"}`;
    expect(samples.get(duration)).toBe(1);
    expect(samples.get('prospectus_http_requests_total{area="api",status="4xx"}')).toBe(3);
  });

  it('count posts to unknown addresses, from 0, without the address', async () => {
    await start();
    const name = 'prospectus_posts_total{form="unknown",outcome="unknown_form"}';
    expect((await scrape()).get(name)).toBe(0);
    const post = postOf(payloadOf('Patel')).toString().replace(form, '/api/gone-form');
    expect(await send(post)).toBe(404);
    await send('GET /api/gone-form HTTP/1.1\r\nHost: localhost\r\n\r\n'); // not a post
    expect((await scrape()).get(name)).toBe(1);
    expect(await (await askMetrics()).text()).not.toContain('gone-form');
  });

  it('show the state of the server', async () => {
    await start();
    const samples = await scrape();
    expect(samples.get('prospectus_ready')).toBe(1);
    expect(samples.get('prospectus_store_up')).toBe(1);
    expect(samples.get('prospectus_disk_free_bytes')).toBeGreaterThan(1_000_000);
    expect(samples.get('prospectus_http_connections')).toBeGreaterThanOrEqual(0);
    expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(samples.has('prospectus_backup_last_success_timestamp_seconds')).toBe(false); // none is scheduled
  });

  it('contain nothing of requests or enquiries, and do not grow with them', async () => {
    await start();
    await send(postOf(payloadOf('Patel')));
    for (const path of ['/a', '/api/a']) await send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const before = await scrape();
    for (let number = 0; number < 50; number += 1) {
      await send(
        `GET /secret-${number}?q=asha HTTP/1.1\r\nHost: host-${number}\r\nX-Forwarded-For: 192.0.2.${number}\r\n\r\n`,
      );
      await send(`GET /api/secret-${number} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      await send(postOf(payloadOf(`Patel ${number}`)));
    }
    const text = await (await askMetrics()).text();
    const added = [...samplesOf(text).keys()].filter(
      (name) => name.startsWith('prospectus_') && !before.has(name),
    );
    expect(added).toEqual([]);
    expect(text).not.toMatch(/secret|asha|Patel|192\.0\.2|host-/);
  });

  it('are served while PostgreSQL is down, and show it', async () => {
    const postgres = await startPostgres();
    const address = await postgres.createDatabase('metrics');
    try {
      await start({ ENQUIRIES_DATABASE_URL: address });
      const stateOf = (samples: ReadonlyMap<string, number>) =>
        ['prospectus_store_up', 'prospectus_ready'].map((name) => samples.get(name));
      await expect.poll(async () => stateOf(await scrape())).toEqual([1, 1]);
      await postgres.interrupt();
      await expect.poll(async () => stateOf(await scrape())).toEqual([0, 0]);
      await postgres.resume();
      await expect.poll(async () => stateOf(await scrape())).toEqual([1, 1]);
    } finally {
      server?.abandon();
      await postgres.stop();
    }
  });
});

describe('a scrape', () => {
  const store: MeasuredStore = {
    ping: async () => {},
    probe: async () => {},
    lastCommit: () => undefined,
    outbox: async () => [
      { channel: 'mail', waiting: 3, oldest: new Date(Date.now() - 1_200_000).toISOString(), dead: 2 },
    ],
    quarantined: async () => [{ reason: 'links', count: 5 }],
    size: async () => 4096,
  };
  const sources = (rest: Partial<StateSources> = {}): StateSources => ({
    store,
    readiness: createReadiness({ store: rest.store ?? store }),
    channels: ['mail', 'webhook'],
    currentBuild: async () => ({ id: 'build 1', forms: [{ submit: form }] }),
    ...rest,
  });
  const scrapeOf = async (of: StateSources, metrics = createMetrics()) =>
    samplesOf(await metrics.scrape(createStateReader(of)));

  it('has the pending deliveries of every channel, including 0', async () => {
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
    const newest = async () => 1_700_000_000_000;
    const made = await scrapeOf(sources({ backup: { newest, interval: 86_400_000 } }));
    expect(made.get('prospectus_backup_last_success_timestamp_seconds')).toBe(1_700_000_000);
    expect(made.get('prospectus_backup_interval_seconds')).toBe(86_400);
    const none = await scrapeOf(sources({ backup: { newest: async () => undefined, interval: 86_400_000 } }));
    expect(none.get('prospectus_backup_last_success_timestamp_seconds')).toBe(0);
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
    const read = createStateReader(sources({ store: hanging }));
    const started = performance.now();
    const texts = await Promise.all(Array.from({ length: 20 }, () => metrics.scrape(read)));
    expect(performance.now() - started).toBeLessThan(4_000);
    const samples = samplesOf(texts[0] ?? '');
    expect(samples.get('prospectus_store_up')).toBe(0);
    expect(samples.get('prospectus_ready')).toBe(0);
    expect(samples.has('prospectus_outbox_deliveries{channel="mail"}')).toBe(false);
    expect(samples.get(`prospectus_posts_total{form="${form}",outcome="store_failed"}`)).toBe(1);
    expect(asked).toBeLessThanOrEqual(6); // the outbox is asked for readiness, too
  });

  it('does not load the store, however frequent it is', async () => {
    let asked = 0;
    const counted = async () => {
      asked += 1;
    };
    const counting: MeasuredStore = { ...store, ping: counted };
    const read = createStateReader(sources({ store: counting }));
    for (let number = 0; number < 100; number += 1) await read();
    expect(asked).toBe(1);
  });

  it('has the results of group commits, deliveries and the last backup', async () => {
    const metrics = createMetrics();
    metrics.onGroup(40, 12, 'committed');
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

interface AlertRule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary?: string; action?: string };
}

describe('the alert rules', () => {
  const file = readFileSync(join(import.meta.dirname, '../../docs/operations/alerts.yml'), 'utf8');
  const { groups } = load(file) as { groups: readonly { rules: readonly AlertRule[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  let exposed: ReadonlySet<string>;
  beforeAll(async () => {
    await prepare();
    await start(channels);
    await send(postOf(payloadOf('Patel')));
    exposed = namesOf(await (await askMetrics()).text());
  });
  afterAll(cleanUp);

  it.each(rules)(
    '$alert asks for metrics that the server has, and says what to do',
    ({ expr, labels, annotations }) => {
      const names = expr.match(/\b(?:prospectus|nodejs|process)_\w+/g) ?? [];
      expect(names.filter((name) => !exposed.has(name))).toEqual([]);
      expect(names.length > 0 || expr.includes('up{job="prospectus"}')).toBe(true);
      expect(labels.severity).toMatch(/^(critical|warning|info)$/);
      expect(annotations.summary).toMatch(/\.$/);
      expect(annotations.action).toMatch(/\.$/);
    },
  );

  it('are all explained in docs/monitoring.md, as is every metric of this program', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../docs/monitoring.md'), 'utf8');
    const own = [...exposed].filter(
      (name) => name.startsWith('prospectus_') && !/_(bucket|sum|count)$/.test(name),
    );
    const names = [...own, ...rules.map(({ alert }) => alert)];
    expect(names.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
  });
});

/** The names that can be asked for, by the declarations of a scrape. */
function namesOf(text: string): ReadonlySet<string> {
  const declared = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    declared.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}
