import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';

const secret = `whsec_${'A'.repeat(32)}`;

/** For each variable that is not valid alone, those that have to be set with it. */
const companions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ENQUIRIES_WEBHOOK_URL: { ENQUIRIES_WEBHOOK_SECRET: secret },
  ENQUIRIES_WEBHOOK_SECRET: { ENQUIRIES_WEBHOOK_URL: 'https://crm.example.org/hook' },
  ENQUIRIES_SMTP_URL: { ENQUIRIES_MAIL_FROM: 'a@example.org', ENQUIRIES_MAIL_TO: 'b@example.org' },
  ENQUIRIES_MAIL_FROM: { ENQUIRIES_SMTP_URL: 'smtps://host:465', ENQUIRIES_MAIL_TO: 'b@example.org' },
  ENQUIRIES_MAIL_TO: { ENQUIRIES_SMTP_URL: 'smtps://host:465', ENQUIRIES_MAIL_FROM: 'a@example.org' },
};

/** Variables that take any value, since a file or folder may have any name. */
const paths = ['SITE', 'SERVER_CONFIG', 'DATA', 'ENQUIRIES_BLOCKED_DOMAINS', 'BACKUP_FOLDER'];

const publicKey = 'age1knppfks5gs95y8v3vsnksf3e9vvejhg34mwhtfuqav0d6lay3qvq8ter9d';

const notNumbers = ['abc', '-1', '1.5', '1e3', '0x10', ' 60', '60 ', '60s', '١٢', '9007199254740993'];
const notUrls = [
  'host',
  'host:5432',
  '//host',
  'ftp://host',
  'javascript:alert(1)',
  '://host',
  'http//crm.example.org',
];

const invalidValues: Readonly<Record<string, readonly string[]>> = {
  PORT: [...notNumbers, '65536'],
  HOST: [
    'http://localhost',
    'localhost:4173',
    '127.0.0.1:80',
    '256.1.1.1',
    '1.2.3',
    'a b',
    '[::1]',
    '*',
    'a/b',
  ],
  ENQUIRIES_ALLOWED_ORIGINS: [
    'example.org',
    'https://example.org/',
    'https://example.org/a',
    '*',
    'https://a.example;https://b.example',
  ],
  TRUSTED_PROXIES: [...notNumbers, '17', 'yes'],
  ENQUIRIES_PER_MINUTE_AND_ADDRESS: [...notNumbers, '0'],
  ENQUIRIES_PER_MINUTE: [...notNumbers, '0'],
  ENQUIRIES_AT_ONCE: [...notNumbers, '0'],
  ENQUIRIES_PER_DAY_AND_ADDRESS: [...notNumbers, '1001'],
  ENQUIRIES_PROOF_OF_WORK: [...notNumbers, '25'],
  ENQUIRIES_PROOF_SECRET: ['short', `${'x'.repeat(32)} `],
  CONNECTIONS_PER_ADDRESS: [...notNumbers, '0'],
  BACKUP_EVERY_HOURS: [...notNumbers, '0'],
  BACKUP_KEEP: [...notNumbers, '0'],
  BACKUP_RECIPIENT: ['age1abc', 'AGE-SECRET-KEY-1ABC', `${publicKey}x`, `${publicKey},`, ','],
  ENQUIRIES_DATABASE_URL: [
    ...notUrls,
    'mysql://host/database',
    'postgres:',
    'postgres://',
    'postgres:///database',
    'postgres://host:port/database',
    'postgres://host:65536/database',
    'postgres://host:0/database',
    'postgres://user:pass/word@host/database',
    'postgres://user:pass#word@host/database',
    'postgres://user:1#word@host/database',
    'postgres://user:100%@host/database',
    'postgres://user:pass word@host/database',
  ],
  ENQUIRIES_WEBHOOK_URL: [
    ...notUrls,
    'https://',
    'https://[',
    'https://host:99999/',
    'https://user:password@host/',
    'https://user@host/',
    'https://host/#part',
    'https://host/a b',
  ],
  ENQUIRIES_WEBHOOK_SECRET: ['secret', 'whsec_', 'whsec_short', `whsec_${'!'.repeat(40)}`],
  ENQUIRIES_SMTP_URL: [
    ...notUrls,
    'https://host',
    'smtps://',
    'smtps://user:pass/word@host:465',
    'smtps://host:0',
  ],
  ENQUIRIES_MAIL_FROM: ['website', 'Website website@example.org', '<a@b', 'a@b, c@d', 'a@b\r\nBcc: c@d'],
  ENQUIRIES_MAIL_TO: ['enquiries', 'a@b c@d', 'a@b,', ',a@b', 'a@b; c@d', 'a@b\nBcc: c@d'],
  LOG_FORMAT: ['yaml', 'JSON', 'json '],
  METRICS_ADDRESS: [
    '9464',
    '127.0.0.1',
    '127.0.0.1:',
    ':9464',
    'localhost:65536',
    'http://localhost:9464',
    '::1:9464',
  ],
  READY_FREE_MB: [...notNumbers, '1000001'],
};

const validValues: Readonly<Record<string, readonly string[]>> = {
  PORT: ['0', '80', '65535', ''],
  HOST: ['localhost', '0.0.0.0', '::', '::1', 'fe80::1%eth0', 'web-1.internal', 'app_1', ''],
  ENQUIRIES_ALLOWED_ORIGINS: ['https://example.org', 'https://a.example, http://localhost:4173', ''],
  TRUSTED_PROXIES: ['0', '1', '16'],
  ENQUIRIES_PER_MINUTE_AND_ADDRESS: ['1', '100000000'],
  ENQUIRIES_PER_MINUTE: ['1', '100000000'],
  ENQUIRIES_AT_ONCE: ['1', '100000000'],
  ENQUIRIES_PER_DAY_AND_ADDRESS: ['0', '20', '1000'],
  ENQUIRIES_PROOF_OF_WORK: ['0', '1', '24'],
  ENQUIRIES_PROOF_SECRET: ['x'.repeat(32)],
  CONNECTIONS_PER_ADDRESS: ['1', '100000000'],
  BACKUP_EVERY_HOURS: ['1', '24'],
  BACKUP_KEEP: ['1', '400'],
  BACKUP_RECIPIENT: [publicKey, `${publicKey}, ${publicKey}`],
  ENQUIRIES_DATABASE_URL: [
    'postgres://host',
    'postgres://user:password@host:5432/database',
    'postgresql://user:p%23ss%2Fword@[::1]:5432/database?sslmode=verify-full',
    'postgres://user@%2Frun%2Fpostgresql/database',
    'postgres:///database?host=/run/postgresql',
  ],
  ENQUIRIES_WEBHOOK_URL: [
    'https://crm.example.org/hooks?key=1',
    'http://127.0.0.1:8080',
    'HTTPS://crm.example.org',
  ],
  ENQUIRIES_WEBHOOK_SECRET: [secret, `whsec_${Buffer.alloc(64, 7).toString('base64')}`],
  ENQUIRIES_SMTP_URL: [
    'smtps://user:password@host:465',
    'smtp://user:password@mail.example.org:587?requireTLS=true',
    'smtp://127.0.0.1:2525',
    'smtps://website%40example.org:p%2Fss@mail.example.org',
  ],
  ENQUIRIES_MAIL_FROM: [
    'a@example.org',
    'Website <a@example.org>',
    '"Study, abroad" <a@example.org>',
    '<a@b>',
  ],
  ENQUIRIES_MAIL_TO: ['a@example.org', 'a@example.org, B <b@example.org>,c@example.org'],
  LOG_FORMAT: ['json', 'text', ''],
  METRICS_ADDRESS: ['127.0.0.1:9464', 'localhost:0', '[::1]:65535', '0.0.0.0:80', ''],
  READY_FREE_MB: ['0', '500', ''],
};

const rows = (table: typeof invalidValues) =>
  Object.entries(table).flatMap(([name, values]) => values.map((value): [string, string] => [name, value]));
const read = (name: string, value: string) => readSettings({ ...companions[name], [name]: value });

describe('the settings', () => {
  it.each(rows(invalidValues))('refuse %s=%j, naming it and saying what to write', (name, value) => {
    expect(() => read(name, value)).toThrow(new RegExp(`^${name} .+\\. Write .+\\.$`));
  });

  it.each(rows(validValues))('accept %s=%j', (name, value) => {
    expect(() => read(name, value)).not.toThrow();
  });

  it.each(Object.keys(companions))('refuse %s alone, and name what is missing', (name) => {
    const missing = Object.keys(companions[name] ?? {});
    expect(() => readSettings({ [name]: validValues[name]?.[0] })).toThrow(
      new RegExp(`^${missing.join(' and ')} (is|are) missing\\. Set `),
    );
  });

  it('do not repeat secrets in messages', () => {
    const secrets = Object.keys(invalidValues).filter((name) => /_URL$|_SECRET$/.test(name));
    for (const name of secrets) {
      const value = 'hunter2://user:hunter2@host:hunter2#';
      expect(() => read(name, value)).toThrow(/^(?!.*hunter2)/);
    }
  });

  it('are each in both tables above, except the paths', () => {
    const source = readFileSync(new URL('./settings.ts', import.meta.url), 'utf8');
    const names = new Set([...source.matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, name]) => name));
    for (const table of [invalidValues, validValues]) {
      expect([...Object.keys(table), ...paths].toSorted()).toEqual([...names].toSorted());
    }
  });
});
