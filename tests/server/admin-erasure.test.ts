import Libsql from 'libsql';
import { describe, expect, it } from 'vitest';
import { storeForEachTest } from './admin-store';

const { at, give, keep, idsKept, bytesKept } = storeForEachTest();

describe('erase', () => {
  it('leaves nothing of an address in the files, and says how much was erased', async () => {
    await keep({}, {}, { id: 'other', email: 'ravi@example.com', payload: { email: 'ravi@example.com' } });
    const { code, output, remarks } = await give('erase --email Asha@example.com');
    expect([code, remarks]).toEqual([0, '']);
    expect(output).toContain('Erased: 2 enquiries.');
    expect(output).toContain(
      'Also erase them in backups, exports, mailboxes and the system behind the webhook.',
    );
    expect(output).not.toContain('@');
    expect(await bytesKept()).not.toMatch(/asha|Patel/i);
    expect(await idsKept()).toEqual(['other']);
    expect((await give('erase --email asha@example.com')).output).toContain('Erased: no enquiry.');
  });

  it('finishes an erasure that was interrupted after the rows were deleted', async () => {
    await keep({}, { id: 'other', email: 'ravi@example.com', payload: {} });
    const database = new Libsql(at('enquiries.db'));
    database.exec("PRAGMA secure_delete = OFF; DELETE FROM enquiries WHERE email = 'asha@example.com'");
    database.close();
    expect(await bytesKept()).toContain('Patel');
    expect((await give('erase --email asha@example.com')).output).toContain('Erased: no enquiry.');
    expect(await bytesKept()).not.toMatch(/asha|Patel/i);
  });

  it('finds every spelling, in every field that contains only the address', async () => {
    const spellings = [
      'ASHA.josé@example.com'.normalize('NFC'),
      'asha.josé@example.com'.normalize('NFD'),
      ' asha.jo\u200bs\u00e9@example.com',
      'ａｓｈａ.josé@example.com',
    ];
    await keep(
      ...spellings.map((email) => ({ email, payload: { email } })),
      { email: undefined, payload: { city: spellings[0] ?? '' } },
      { id: 'message', email: undefined, payload: { question: `Ask ${spellings[0]}` } },
      { id: 'other', email: 'asha.jose@example.com', payload: {} },
    );
    expect((await give('erase --email -', {}, 'asha.josé@example.com')).output).toContain(
      'Erased: 5 enquiries.',
    );
    expect((await idsKept()).toSorted()).toEqual(['message', 'other']);
  });

  it('finds a number that is kept with its country code by the national number', async () => {
    await keep(
      { payload: { phone: '+351912345678' } },
      { payload: { phone: '912 345 678' } },
      { id: 'other', payload: { phone: '+34912345679' } },
    );
    expect((await give('erase --phone 912345678')).output).toContain('Erased: 2 enquiries.');
    expect(await idsKept()).toEqual(['other']);
  });

  it('finds an address in a list of what was chosen, and leaves nothing of its enquiry', async () => {
    await keep(
      { email: undefined, payload: { to: ['office@example.com', 'Asha@example.com'], days: ['Midsummer'] } },
      { id: 'other', email: undefined, payload: { to: ['office@example.com'], days: [] } },
    );
    expect((await give('erase --email asha@example.com')).output).toContain('Erased: 1 enquiry.');
    expect(await bytesKept()).not.toMatch(/asha|Midsummer/i);
    expect(await idsKept()).toEqual(['other']);
  });

  it('finds a phone number in any grouping, or one enquiry by its ID', async () => {
    const numbers = ['98765 43210', '+91 98765-43210', '09876543210', '९८७६५४३२१०'];
    await keep(
      ...numbers.map((mobileNumber) => ({ payload: { mobileNumber } })),
      { id: 'other', payload: { mobileNumber: '98765 43211' } },
      { id: 'third', payload: { question: 'Call 98765 43210' } },
    );
    expect((await give('erase --phone +919876543210')).output).toContain('Erased: 4 enquiries.');
    expect((await give('erase --phone -', {}, '12345')).code).toBe(1);
    expect((await give('erase --id third')).output).toContain('Erased: 1 enquiry.');
    expect(await idsKept()).toEqual(['other']);
  });

  it('takes the address from standard input, so that no shell history keeps it', async () => {
    await keep({});
    const { code, output } = await give('erase --email -', {}, 'asha@example.com\n');
    expect([code, output]).toEqual([0, expect.stringContaining('Erased: 1 enquiry.')]);
    expect(output).not.toContain('history');
    expect((await give('erase --email -')).code).toBe(1);
  });
});

describe('purge', () => {
  /** A little more than so many days ago, since the test itself takes time. */
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();
  const many = (number: number, received: string) => Array.from({ length: number }, () => ({ received }));

  it('says how much would be removed, and then removes it', async () => {
    await keep({ id: 'old', received: ago(365) }, { id: 'young', received: ago(364) });
    expect((await give('purge --older-than 365d --dry-run')).output).toContain('Would remove 1 enquiry ');
    expect(await idsKept()).toEqual(['old', 'young']);
    expect((await give('purge --older-than 365d')).output).toContain('Removed 1 enquiry ');
    expect(await idsKept()).toEqual(['young']);
    expect((await give('purge --older-than 365d')).output).toContain('Removed no enquiry ');
  });

  it('stops before it removes more than a tenth, unless that many are allowed', async () => {
    await keep(...many(4, ago(400)), ...many(26, ago(1)));
    const { code, output, remarks } = await give('purge --older-than 365d');
    expect([code, output]).toEqual([1, '']);
    expect(remarks).toBe(
      'Nothing was removed. This would remove 4 of 30 enquiries. Check the clock and the number of days. If both are right, add --at-most 4.\n',
    );
    expect((await give('purge --older-than 365d --dry-run')).output).toContain('It would refuse.');
    expect((await give('purge --older-than 365d --at-most 3')).code).toBe(1);
    expect(await idsKept()).toHaveLength(30);
    expect((await give('purge --older-than 365d --at-most 4')).output).toContain('Removed 4 enquiries ');
    expect(await idsKept()).toHaveLength(26);
  });

  it('removes nothing if the clock is three years ahead', async () => {
    // What was received today looks three years old to such a clock, which is the same as this.
    await keep(...many(2, ago(3 * 365)));
    const { code, remarks } = await give('purge --older-than 730d');
    expect([code, remarks]).toEqual([1, expect.stringContaining('more than a year old')]);
    expect(await idsKept()).toHaveLength(2);
  });

  it('removes nothing if the newest enquiry is in the future', async () => {
    await keep(...many(1, ago(800)), ...many(30, ago(-3)));
    const { code, remarks } = await give('purge --older-than 730d');
    expect([code, remarks]).toEqual([1, expect.stringContaining('but the newest enquiry is from')]);
    expect(await idsKept()).toHaveLength(31);
  });
});
