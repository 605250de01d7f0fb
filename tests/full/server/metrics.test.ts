import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openConnection } from '../../../bench/load/connection';
import { payloadOf, postOf } from '../../../bench/load/enquiry-request';
import { freePort } from '../../../bench/load/free-port';
import { startPostgres } from '../../../bench/load/postgres';
import type { ServerProcess } from '../../../bench/load/server-process';
import { samplesOf } from '../../server/metrics-samples';
import { programOfTests } from './program';

const program = programOfTests();
const form = '/api/contact-form';
/** Switches on both channels of delivery; nothing listens at these addresses. */
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
    await send(
      `POST ${form} HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\nHi`,
    );
    await send(`GET ${form} HTTP/1.1\r\nHost: localhost\r\n\r\n`); // not a post
    await send(postOf({ ...payloadOf('Robot'), website_url: 'https://example.com' }));

    const samples = await scrape();
    const outcomes = ['kept', 'repeated', 'conflicting', 'invalid', 'malformed', 'store_failed'];
    expect(outcomes.map((outcome) => count(samples, outcome))).toEqual([1, 1, 1, 1, 1, 0]);
    const quarantined = `prospectus_posts_total{form="${form}",outcome="quarantined",reason="honeypot"}`;
    expect(samples.get(quarantined)).toBe(1);
    const duration = `prospectus_post_duration_seconds_count{form="${form}",outcome="kept"}`;
    expect(samples.get(duration)).toBe(1);
    expect(samples.get('prospectus_http_requests_total{area="api",status="4xx"}')).toBe(4);
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

interface AlertRule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary?: string; action?: string };
}

describe('the alert rules', () => {
  const file = readFileSync(join(import.meta.dirname, '../../../docs/operations/alerts.yml'), 'utf8');
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
    const docs = readFileSync(join(import.meta.dirname, '../../../docs/monitoring.md'), 'utf8');
    const own = [...exposed].filter(
      (name) => name.startsWith('prospectus_') && !/_(bucket|sum|count)$/.test(name),
    );
    const names = [...own, ...rules.map(({ alert }) => alert)];
    expect(names.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
  });
});

/** The names of the time series that a scrape declares, which rules can ask for. */
function namesOf(text: string): ReadonlySet<string> {
  const declared = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    declared.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}
