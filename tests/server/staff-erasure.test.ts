import Libsql from 'libsql';
import { describe, expect, it } from 'vitest';
import { storeForEachTest } from './staff-store';

const { at, give, keep, idsKept, bytesKept } = storeForEachTest();

describe('erase', () => {
  it('leaves nothing of an address in the files, and says how much that was', async () => {
    await keep({}, {}, { id: 'other', email: 'ravi@example.com', payload: { email: 'ravi@example.com' } });
    const { code, output, remarks } = await give('erase --email Asha@example.com');
    expect([code, remarks]).toEqual([0, '']);
    expect(output).toContain('Erased: 2 enquiries.');
    expect(output).toContain('copies of their own');
    expect(output).not.toContain('@');
    expect(await bytesKept()).not.toMatch(/asha|Patel/i);
    expect(await idsKept()).toEqual(['other']);
    expect((await give('erase --email asha@example.com')).output).toContain('Erased: no enquiry.');
  });

  it('finishes what was interrupted after the rows had gone', async () => {
    await keep({}, { id: 'other', email: 'ravi@example.com', payload: {} });
    const database = new Libsql(at('enquiries.db'));
    database.exec("PRAGMA secure_delete = OFF; DELETE FROM enquiries WHERE email = 'asha@example.com'");
    database.close();
    expect(await bytesKept()).toContain('Patel');
    expect((await give('erase --email asha@example.com')).output).toContain('Erased: no enquiry.');
    expect(await bytesKept()).not.toMatch(/asha|Patel/i);
  });

  it('takes the address from standard input, where no history keeps it', async () => {
    await keep({});
    const { code, output } = await give('erase --email -', {}, 'asha@example.com\n');
    expect([code, output]).toEqual([0, expect.stringContaining('Erased: 1 enquiry.')]);
    expect(output).not.toContain('history');
    expect((await give('erase --email -')).code).toBe(1);
  });
});

describe('purge', () => {
  it('says how much would be removed, and removes that', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();
    await keep({ id: 'old', received: ago(365) }, { id: 'young', received: ago(364) });
    expect((await give('purge --older-than 365d --dry-run')).output).toContain(
      'Would be removed: 1 enquiry ',
    );
    expect(await idsKept()).toEqual(['old', 'young']);
    expect((await give('purge --older-than 365d')).output).toContain('Removed: 1 enquiry ');
    expect(await idsKept()).toEqual(['young']);
    expect((await give('purge --older-than 365d')).output).toContain('Removed: no enquiry ');
  });
});
