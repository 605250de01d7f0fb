import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../bench/load/free-port';
import { storeForEachTest } from './admin-store';
import { startMailServer } from './mail-server';
import { startWebhookReceiver } from './webhook-receiver';

const { at, give, keep, withStore } = storeForEachTest();
const secret = `whsec_${Buffer.from('a secret of twenty-four b.').toString('base64')}`;

let webhook: Awaited<ReturnType<typeof startWebhookReceiver>>;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let environment: Record<string, string>;
beforeEach(async () => {
  webhook = await startWebhookReceiver();
  mailServer = await startMailServer();
  await mkdir(at('site'));
  await writeFile(join(at('site'), 'index.html'), '<!doctype html>');
  environment = {
    SITE: at('site'),
    ENQUIRIES_WEBHOOK_URL: webhook.url,
    ENQUIRIES_WEBHOOK_SECRET: secret,
    ENQUIRIES_SMTP_URL: mailServer.url,
    ENQUIRIES_MAIL_FROM: 'website@example.org',
    ENQUIRIES_MAIL_TO: 'counsellors@example.org',
  };
});
afterEach(() => Promise.all([webhook.stop(), mailServer.stop()]));

/** What the doctor says of each part: `ok`, `warning` or `failed`, and a sentence. */
async function runChecks(changes: Readonly<Record<string, string>> = {}) {
  const { code, output } = await give('doctor', { ...environment, ...changes });
  const lines = output.trim().split('\n');
  const parts = new Map(
    lines.map((line) => {
      const [, state = '', name = '', text = ''] = /^(\w+) +(\w+) +(.*)$/.exec(line) ?? [];
      return [name, { state, text }] as const;
    }),
  );
  return { code, parts };
}

describe('doctor', () => {
  it('checks everything, and sends a signed test event instead of an enquiry', async () => {
    await keep({ received: new Date().toISOString() });
    const { code, parts } = await runChecks();
    expect(code).toBe(0);
    expect(Object.fromEntries([...parts].map(([name, { state }]) => [name, state]))).toEqual({
      settings: 'ok',
      build: 'ok',
      store: 'ok',
      trail: 'ok',
      outbox: 'ok',
      disk: expect.stringMatching(/ok|warning/), // as full as this machine's is
      mail: 'ok',
      webhook: 'ok',
      clock: 'ok',
      backup: 'warning',
    });
    const { headers, body } = await webhook.next();
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'webhook.test',
      data: {},
    });
    expect((await withStore((store) => store.actions(5))).map(({ command }) => command)).toEqual(['doctor']);
  });

  it('says which variable is wrong', async () => {
    const { code, parts } = await runChecks({ ENQUIRIES_WEBHOOK_SECRET: 'short' });
    expect(code).toBe(1);
    expect([...parts.keys()]).toEqual(['settings']);
    expect(parts.get('settings')).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('ENQUIRIES_WEBHOOK_SECRET'),
    });
  });

  it('says what to do if the receivers refuse the test event', async () => {
    webhook.answer({ status: 401 });
    await keep({});
    const { code, parts } = await runChecks({
      SITE: at('nowhere'),
      ENQUIRIES_SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    });
    expect(code).toBe(1);
    expect(parts.get('webhook')?.text).toMatch(/HTTP 401\. Check ENQUIRIES_WEBHOOK_URL/);
    expect(parts.get('mail')?.text).toMatch(/ESOCKET\. Check ENQUIRIES_SMTP_URL/);
    expect(parts.get('build')?.text).toMatch(/npm run build/);
    for (const name of ['webhook', 'mail', 'build']) expect(parts.get(name)?.state).toBe('failed');
  });

  it('reports dead letters, a damaged store and a missing one', async () => {
    expect((await runChecks()).parts.get('store')).toMatchObject({ state: 'warning' });
    await keep({ id: 'one', deliverTo: ['mail'] });
    await withStore((store) => store.reschedule({ id: 'one', channel: 'mail' }, 'SMTP 550'));
    expect((await runChecks()).parts.get('outbox')).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('1 by mail'),
    });
    await writeFile(at('enquiries.db'), 'This is a letter. '.repeat(1000));
    const { code, parts } = await runChecks();
    expect([code, parts.get('store')?.state]).toEqual([1, 'failed']);
  });

  it('reports a disk with less free space than READY_FREE_MB', async () => {
    await keep({});
    const { code, parts } = await runChecks({ READY_FREE_MB: '1000000' });
    expect(code).toBe(1);
    expect(parts.get('disk')).toMatchObject({
      state: 'failed',
      text: expect.stringMatching(/^\d+ MB free, READY_FREE_MB asks for 1000000\. /),
    });
  });

  it('compares the clock with the webhook’s receiver and with the newest enquiry', async () => {
    webhook.answer({ status: 204, headers: { date: new Date(Date.now() - 3 * 3_600_000).toUTCString() } });
    await keep({});
    expect((await runChecks()).parts.get('clock')).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('3 hours ahead of the clock of the webhook’s receiver'),
    });
    webhook.answer({ status: 204 });
    await keep({ received: new Date(Date.now() + 3 * 86_400_000).toISOString() });
    expect((await runChecks()).parts.get('clock')).toMatchObject({
      state: 'failed',
      text: expect.stringMatching(/behind: the newest enquiry/),
    });
  });
});
