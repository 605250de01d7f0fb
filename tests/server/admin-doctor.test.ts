import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../bench/load/free-port';
import { formatBackupName } from '../../server/backup/backup-name';
import { openSqlite } from '../../server/store/sqlite';
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
    ENQUIRIES_MAIL_TO: 'enquiries@example.org',
  };
});
afterEach(() => Promise.all([webhook.stop(), mailServer.stop()]));

/** What the doctor says of each thing that it checks: `ok`, `warning` or `failed`, and a sentence. */
async function runChecks(changes: Readonly<Record<string, string>> = {}) {
  const { code, output } = await give('doctor', { ...environment, ...changes });
  const lines = output.trim().split('\n');
  const checks = new Map(
    lines.map((line) => {
      const [, state = '', name = '', text = ''] = /^(\w+) +(\w+) +(.*)$/.exec(line) ?? [];
      return [name, { state, text }] as const;
    }),
  );
  return { code, checks };
}

describe('doctor', () => {
  it('checks everything, and sends a signed test event instead of an enquiry', async () => {
    await keep({ received: new Date().toISOString() });
    const { code, checks } = await runChecks();
    expect(code).toBe(0);
    expect(Object.fromEntries([...checks].map(([name, { state }]) => [name, state]))).toEqual({
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
    const { code, checks } = await runChecks({ ENQUIRIES_WEBHOOK_SECRET: 'short' });
    expect(code).toBe(1);
    expect([...checks.keys()]).toEqual(['settings']);
    expect(checks.get('settings')).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('ENQUIRIES_WEBHOOK_SECRET'),
    });
  });

  it('says what to do about a webhook that refuses, a mail server that is away, and a missing site', async () => {
    webhook.answer({ status: 401 });
    await keep({});
    const { code, checks } = await runChecks({
      SITE: at('nowhere'),
      ENQUIRIES_SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    });
    expect(code).toBe(1);
    expect(checks.get('webhook')?.text).toMatch(/HTTP 401\. Check ENQUIRIES_WEBHOOK_URL/);
    expect(checks.get('mail')?.text).toMatch(/ESOCKET\. Check ENQUIRIES_SMTP_URL/);
    expect(checks.get('build')?.text).toMatch(/npm run build/);
    for (const name of ['webhook', 'mail', 'build']) expect(checks.get(name)?.state).toBe('failed');
  });

  it('reports dead letters, a damaged store and a missing one', async () => {
    expect((await runChecks()).checks.get('store')).toMatchObject({ state: 'warning' });
    await keep({ id: 'one', deliverTo: ['mail'] });
    await withStore((store) => store.reschedule({ id: 'one', channel: 'mail' }, 'SMTP 550'));
    expect((await runChecks()).checks.get('outbox')).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('1 by mail'),
    });
    await writeFile(at('enquiries.db'), 'This is a letter. '.repeat(1000));
    const { code, checks } = await runChecks();
    expect([code, checks.get('store')?.state]).toEqual([1, 'failed']);
  });

  it('tells what has waited for long from what has just come, and names what does not follow in the trail', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    await keep({ id: 'new', deliverTo: ['mail'], received: hoursAgo(0.5) });
    expect((await runChecks()).checks.get('outbox')).toEqual({
      state: 'ok',
      text: '1 waiting, none for more than an hour',
    });
    await keep({ id: 'old', deliverTo: ['mail', 'webhook'], received: hoursAgo(3) });
    expect((await runChecks()).checks.get('outbox')).toEqual({
      state: 'warning',
      text: expect.stringMatching(
        /^waiting: (?=.*2 by mail, the oldest for 3 hours)(?=.*1 by webhook, the oldest for 3 hours).*\. Check /,
      ),
    });
    const [{ time } = { time: '' }] = await withStore((store) => store.actions(2)); // the oldest first
    const file = await openSqlite(at('enquiries.db'));
    await file.query('UPDATE admin_actions SET enquiries = 7');
    await file.close();
    expect((await runChecks()).checks.get('trail')).toEqual({
      state: 'warning',
      text: expect.stringContaining(
        `changed: the entry of ${time} does not follow the one before it. Compare`,
      ),
    });
  });

  it('says how old the newest backup is, and what to do about one that is late', async () => {
    const BACKUP_FOLDER = at('backups');
    const backupOf = async (changes = {}) =>
      (await runChecks({ BACKUP_FOLDER, ...changes })).checks.get('backup');
    expect(await backupOf()).toEqual({
      state: 'failed',
      text: expect.stringMatching(/^there is no backup yet\. Check /),
    });
    await mkdir(BACKUP_FOLDER);
    const now = Date.now(); // once: a name says the second
    const name = (hours: number) => formatBackupName({ time: now - hours * 3_600_000, isEncrypted: false });
    await writeFile(join(BACKUP_FOLDER, name(30)), '');
    expect(await backupOf()).toEqual({ state: 'ok', text: 'the last is 30 hours old' }); // every 24 hours
    expect(await backupOf({ BACKUP_EVERY_HOURS: '14' })).toEqual({
      state: 'failed',
      text: expect.stringMatching(/^the last is 30 hours old\. Look for /),
    });
    await writeFile(join(BACKUP_FOLDER, name(3)), '');
    expect(await backupOf({ BACKUP_EVERY_HOURS: '14' })).toMatchObject({ state: 'ok' });
    expect(await backupOf({ BACKUP_FOLDER: join(BACKUP_FOLDER, name(3)) })).toEqual({
      state: 'failed',
      text: expect.stringMatching(/^cannot be read\. .*Check BACKUP_FOLDER/),
    });
  });

  it('reports a site whose forms are not described, and needs no site where none is served', async () => {
    expect((await runChecks({ SERVER_CONFIG: at('none.json') })).checks.get('build')).toEqual({
      state: 'failed',
      text: expect.stringMatching(/none\.json does not exist.*The server cannot start without it/),
    });
    expect((await runChecks({ SITE: 'none' })).checks.get('build')).toEqual({
      state: 'ok',
      text: expect.stringMatching(/^no site, forms: [1-9]/),
    });
  });

  it('reports a disk with less free space than READY_FREE_MB', async () => {
    await keep({});
    const { code, checks } = await runChecks({ READY_FREE_MB: '1000000' });
    expect(code).toBe(1);
    expect(checks.get('disk')).toMatchObject({
      state: 'failed',
      text: expect.stringMatching(/^\d+ MB free, READY_FREE_MB asks for 1000000\. /),
    });
  });

  it('compares the clock with the webhook’s receiver and with the newest enquiry', async () => {
    webhook.answer({ status: 204, headers: { date: new Date(Date.now() - 3 * 3_600_000).toUTCString() } });
    await keep({});
    expect((await runChecks()).checks.get('clock')).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('3 hours ahead of the clock of the webhook’s receiver'),
    });
    webhook.answer({ status: 204 });
    await keep({ received: new Date(Date.now() + 3 * 86_400_000).toISOString() });
    expect((await runChecks()).checks.get('clock')).toMatchObject({
      state: 'failed',
      text: expect.stringMatching(/behind: the newest enquiry/),
    });
  });
});
