import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../../../bench/load/free-port';
import { examplePayload } from '../../server/example-enquiry';
import { siteConfigFile } from '../../server/site-config';
import { runCommand } from './admin-process';
import { programOfTests, timeoutUnderLoad } from './program';

const program = programOfTests();

/** One post of spam: what it has in place of the example's fields, from where it comes, and further headers. */
interface Spam {
  change: Readonly<Record<string, string>>;
  from: string;
  headers?: Readonly<Record<string, string>>;
}

/** A network of its own for each number. */
const network = (number: number) => `100.${64 + (number >> 14)}.${(number >> 6) & 255}.${(number & 63) + 1}`;
const noise = () => randomUUID().replaceAll(/[\d-]/g, '');
const aPerson = () => ({ name: noise(), lastName: noise(), city: noise() });

/** Seven spam programs in rotation, by the reason for which each is quarantined. */
const spamPrograms: Readonly<Record<string, (number: number) => Spam>> = {
  honeypot: (number) => ({
    change: { ...aPerson(), website_url: 'https://example.com' },
    from: network(number),
  }),
  'blocked-domain': (number) => ({
    change: { ...aPerson(), email: `${noise()}@mail.spam.example` },
    from: network(number),
  }),
  'no-fill-time': (number) => ({ change: aPerson(), from: network(number), headers: { 'fill-time': '' } }),
  'too-quick': (number) => ({ change: aPerson(), from: network(number), headers: { 'fill-time': '150' } }),
  'link-in-name': (number) => ({
    change: { ...aPerson(), name: `${noise()} casino.ru` },
    from: network(number),
  }),
  'repeated-text': (number) => ({
    change: { name: 'Anna', lastName: 'Best Prices', email: `${noise()}@example.com` },
    from: network(number),
  }),
  'many-from-address': () => ({ change: aPerson(), from: '198.51.100.66' }),
};

it(
  'a wave of spam is quarantined, and “list” finds the one real enquiry in it',
  async () => {
    const data = await mkdtemp(join(tmpdir(), 'wave-'));
    const list = join(data, 'domains.txt');
    await writeFile(list, '# of last week\nspam.example\n');
    const port = await freePort();
    const environment = { TRUSTED_PROXIES: '1', ENQUIRIES_BLOCKED_DOMAINS: list };
    const server = await program.start({ port, data, environment });

    const post = ({ change, from, headers = {} }: Spam) =>
      fetch(`http://127.0.0.1:${port}/api/contact-form`, {
        method: 'POST',
        body: JSON.stringify({ ...examplePayload, ...change }),
        headers: {
          'content-type': 'application/json',
          'fill-time': '45000',
          'idempotency-key': randomUUID(),
          'x-forwarded-for': from,
          ...headers,
        },
      });
    const count = 1000;
    const atOnce = 40; // as many as the server always admits, however slow the machine is
    const names = Object.keys(spamPrograms);
    const statuses = new Map<number, number>();
    for (let first = 0; first < count; first += atOnce) {
      const group = Array.from({ length: Math.min(atOnce, count - first) }, (_, index) => first + index);
      const answers = await Promise.all(
        group.map((number) =>
          post((spamPrograms[names[number % names.length] ?? ''] as (n: number) => Spam)(number)),
        ),
      );
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // In the midst of it somebody writes.
      if (first <= count / 2 && count / 2 < first + atOnce) {
        expect((await post({ change: { lastName: 'O’Neill' }, from: '203.0.113.9' })).status).toBe(200);
      }
    }
    expect([...statuses]).toEqual([[200, count]]); // the spam programs learn nothing from the answers

    const give = async (words: string) => {
      const { output } = await runCommand(words.split(' '), { DATA: data, SERVER_CONFIG: siteConfigFile });
      return output
        .trim()
        .split('\n')
        .map((line): { quarantine?: string; payload: { lastName: string } } => JSON.parse(line));
    };
    const all = await give('list --json');
    const quarantined = await give('list --quarantine --json');
    expect(all).toHaveLength(count + 1);
    const reasons = new Map<string, number>();
    for (const { quarantine = '' } of quarantined)
      reasons.set(quarantine, (reasons.get(quarantine) ?? 0) + 1);
    // Repetition is noticed after some posts: five with the same text, twenty from the same address.
    const unnoticed: Record<string, number> = { 'repeated-text': 5, 'many-from-address': 20 };
    const expected = names.map((name, index): [string, number] => [
      name,
      Math.ceil((count - index) / names.length) - (unnoticed[name] ?? 0),
    ]);
    expect([...reasons].toSorted()).toEqual(expected.toSorted());
    expect(quarantined).toHaveLength(count - 25);

    const handedOn = all.filter(({ quarantine }) => quarantine === undefined);
    expect(handedOn).toHaveLength(26); // the 25 that went unnoticed, and the real one
    expect(handedOn.filter(({ payload }) => payload.lastName === 'O’Neill')).toHaveLength(1);
    expect((await server.end('SIGTERM')).code).toBe(0);
    await rm(data, { recursive: true });
  },
  timeoutUnderLoad,
);
