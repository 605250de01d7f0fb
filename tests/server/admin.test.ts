import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { storeForEachTest } from './admin-store';
import { examplePayload } from './example-enquiry';

const { at, give, keep, withStore } = storeForEachTest();

describe('a command that cannot be run', () => {
  it.each([
    ['', 'npm run enquiries -- <command>'],
    ['purge --older-than 12w', 'npm run enquiries -- purge --older-than 365d'],
  ])('is answered with the help if it is missing or invalid: “%s”', async (words, usage) => {
    const { code, output, remarks } = await give(words);
    expect([code, output]).toEqual([2, '']);
    expect(remarks).toContain(usage);
  });

  it('names the setting that is not valid', async () => {
    const { code, remarks } = await give('list', { ENQUIRIES_DATABASE_URL: 'mysql://x' });
    expect([code, remarks]).toEqual([1, expect.stringContaining('ENQUIRIES_DATABASE_URL')]);
  });
});

describe('when nothing has been received yet', () => {
  it.each(['list', 'export --csv', 'dead', 'purge --older-than 1d --dry-run'])(
    'a command says so, and creates no store: %s',
    async (words) => {
      const { code, output, remarks } = await give(words);
      expect([code, output]).toEqual([0, '']);
      expect(remarks).toContain(`${at('enquiries.db')} does not exist`);
      expect(await readdir(at('.'))).toEqual([]);
    },
  );

  it('a backup fails, and writes no file', async () => {
    const { code } = await give(`backup ${at('nothing.db')}`);
    expect([code, existsSync(at('nothing.db'))]).toEqual([1, false]);
  });
});

describe('list', () => {
  it('shows who wrote, when and why, with the newest last', async () => {
    await keep(
      { id: 'second', received: '2026-11-21T11:00:00.000Z', quarantine: 'too-quick' },
      { id: 'first', payload: { ...examplePayload, name: 'नमिता', lastName: 'of a name that is very long' } },
    );
    const { code, output } = await give('list');
    expect(code).toBe(0);
    expect(output).toMatchInlineSnapshot(`
      "received (UTC)    form            name                      purpose
      2026-11-21 10:00  contact-form    नमिता of a name that is v…  Luggage Transport
      2026-11-21 11:00  contact-form    Asha Patel                Luggage Transport           quarantine (too-quick) second
      "
    `);
  });

  it('shows only the last, or only what is in quarantine', async () => {
    await keep(
      ...Array.from({ length: 30 }, (_, number) => ({
        id: `number ${number}`,
        received: new Date(Date.UTC(2026, 10, 21, 10, number)).toISOString(),
        quarantine: number % 2 ? undefined : ('honeypot' as const),
      })),
    );
    const ids = async (words: string) =>
      (await give(words)).output
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).id);
    expect(await ids('list --json --limit 2')).toEqual(['number 28', 'number 29']);
    expect(await ids('list --json --limit 2 --quarantine')).toEqual(['number 26', 'number 28']);
    expect(await ids('list --json')).toHaveLength(30);
  });

  it('says that there is nothing, except in output for programs', async () => {
    await keep();
    expect((await give('list')).output).toBe('There are no enquiries.\n');
    expect((await give('list --quarantine')).output).toBe('There are no enquiries in quarantine.\n');
    expect((await give('list --json')).output).toBe('');
  });

  it('says that nothing matches where there are enquiries, but none since that day', async () => {
    await keep({ id: 'early', received: '2026-11-21T10:00:00.000Z' });
    expect((await give('list --since 2026-11-22')).output).toBe('No matching enquiries.\n');
  });
});

describe('dead', () => {
  it('lists what could not be delivered until it is retried', async () => {
    await keep({ id: 'one', deliverTo: ['webhook'] });
    expect((await give('dead')).output).toBe('There are no dead letters.\n');
    await withStore((store) => store.reschedule({ id: 'one', channel: 'webhook' }, 'answered 410'));
    expect((await give('dead')).output).toMatch(/2026-11-21 10:00 {2}webhook +1 {2}one +answered 410\n$/);
    expect((await give('retry')).output).toBe('Requeued for delivery: 1.\n');
    expect((await give('dead')).output).toBe('There are no dead letters.\n');
    expect((await give('retry')).output).toBe('Requeued for delivery: 0.\n');
  });
});
