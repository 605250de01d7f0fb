import { userInfo } from 'node:os';
import { type ParseError, parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { storeForEachTest } from './admin-store';
import { examplePayload } from './example-enquiry';

const { at, give, keep, withStore, bytesKept } = storeForEachTest();

describe('show', () => {
  it('shows every field and the deliveries, without terminal control characters', async () => {
    await keep({
      id: 'one',
      quarantine: 'honeypot',
      deliverTo: ['mail', 'webhook'],
      consent: { version: '2026-11', text: 'We keep it for two years.' },
      payload: {
        ...examplePayload,
        city: 'Surat\u001b[31m\u202e',
        question: 'One\r\nQuarantine: no',
        older: '',
      },
    });
    await withStore(async (store) => {
      await store.reschedule({ id: 'one', channel: 'webhook' }, 'HTTP 410');
      await store.reschedule({ id: 'one', channel: 'mail' }, 'SMTP 451', '2026-11-21T11:00:00.000Z');
    });
    const { code, output } = await give('show --email ASHA@example.com');
    expect(code).toBe(0);
    expect(output).toMatchInlineSnapshot(`
      "Enquiry: one
      Received: 2026-11-21T10:00:00.000Z
      Form: /api/contact-form
      First name: Asha
      Last name: Patel
      Email address: asha@example.com
      Mobile number: 9876543210
      Current city: Surat [31m 
      Country to tour: Iceland
      Purpose of your journey: Luggage Transport
      question: One
          Quarantine: no
      older: —
      Consent text, version: 2026-11
      Quarantine: honeypot
      Delivery by mail: waiting, due 2026-11-21T11:00:00.000Z, 1 failed, last answer: SMTP 451
      Delivery by webhook: given up, 1 failed, last answer: HTTP 410

      "
    `);
  });

  it.each(['list', 'show --id one'])(
    'as JSON, %s is read by another program as what was written',
    async (command) => {
      const city = 'a\nb\r\u0085\u2028c\u2029\u009b31m\u202e"\\\\ \u0001 नमस्ते 👩‍🎓 \ud800 </script>';
      await keep({ id: 'one', payload: { ...examplePayload, city, constructor: 'y' } });
      const { output } = await give(`${command} --json`);
      // Whatever another program, such as Python's splitlines, takes for the end of a line.
      const lines = output.split(/[\p{Cc}\p{Zl}\p{Zp}]/u).filter((line) => line !== '');
      expect(lines).toHaveLength(1);
      expect(output.trimEnd()).not.toMatch(/[\p{Cc}\u202e]/u);
      const errors: ParseError[] = [];
      const read = parse(lines[0] ?? '', errors, { disallowComments: true });
      expect([errors, read.id, read.payload.city, read.payload.constructor]).toEqual([[], 'one', city, 'y']);
    },
  );

  it('works without the build, with the names of fields and words in place of their texts', async () => {
    await keep(
      { id: 'one' },
      { id: 'two', received: '2026-11-21T11:00:00.000Z' },
      { id: 'other', payload: {}, email: 'x@example.com' },
    );
    const { output } = await give('show --phone 9876543210', { SERVER_CONFIG: at('nowhere.json') });
    expect(output).toContain('mobileNumber: 9876543210');
    expect(output.match(/^enquiry: .*/gm)).toEqual(['enquiry: one', 'enquiry: two']);
    expect((await give('list', { SERVER_CONFIG: at('nowhere.json') })).output).toContain('Asha Patel');
    expect((await give('export --csv', { SERVER_CONFIG: at('nowhere.json') })).output).toContain(
      'Asha,Patel',
    );
  });

  it('gives a person a copy of their data', async () => {
    await keep({ id: 'one', deliverTo: ['mail'] });
    const { output } = await give('show --id one --json');
    expect(JSON.parse(output)).toMatchObject({
      id: 'one',
      payload: examplePayload,
      deliveries: [{ channel: 'mail' }],
    });
    expect(await give('show --id two')).toMatchObject({
      code: 0,
      output: '',
      remarks: 'No enquiry found.\n',
    });
  });
});

describe('log', () => {
  it('shows who did what and to how many enquiries, without personal data', async () => {
    await keep(
      { id: 'one' },
      { id: 'two', quarantine: 'honeypot', email: 'ravi@example.com', payload: { city: 'Goa' } },
    );
    for (const command of [
      'list --search Surat',
      'show --phone 98765-43210',
      'release two',
      'erase --email asha@example.com',
      'purge --older-than 30000d',
      'retry',
    ]) {
      expect([command, (await give(command)).code]).toEqual([command, 0]);
    }
    const user = userInfo().username;
    const actions = (await give('log --json')).output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(actions.map(({ time, ...rest }) => rest)).toEqual([
      { user, command: 'list', options: { search: true }, enquiries: 1 },
      { user, command: 'show', options: { by: 'phone' }, enquiries: 1 },
      { user, command: 'release', options: {}, enquiries: 1 },
      { user, command: 'erase', options: { by: 'email' }, enquiries: 1 },
      { user, command: 'purge', options: { olderThan: '30000d' }, enquiries: 0 },
      { user, command: 'retry', options: {}, enquiries: 0 },
    ]);
    expect((await give('log --limit 2')).output).toMatch(
      /^time.*\n.* purge .* olderThan=30000d\n.* retry .*\n$/,
    );
    expect(await bytesKept()).not.toMatch(/asha|98765|Surat/i);
  });

  it('does not show what was not done', async () => {
    await keep(...Array.from({ length: 30 }, () => ({ received: '2020-01-01T00:00:00.000Z' })));
    expect((await give('purge --older-than 365d')).code).toBe(1);
    expect((await give('log --json')).output).toBe('');
  });
});

describe('help', () => {
  it.each(['--help', 'erase --help'])('is shown for “%s”, with exit code 0', async (words) => {
    const { code, output, remarks } = await give(words);
    expect([code, remarks]).toEqual([0, '']);
    expect(output).toContain('npm run enquiries -- ');
  });
});
