import Libsql from 'libsql';
import { expect, it } from 'vitest';
import { storeForEachTest } from '../../server/admin-store';
import { exampleEnquiry, examplePayload } from '../../server/example-enquiry';
import { runCommandUntilSomeOutput } from './admin-process';

const { at, give, keep, withStore } = storeForEachTest();

it('a store that is locked by another program for longer than the timeout is reported', async () => {
  await keep({});
  const database = new Libsql(at('enquiries.db'));
  database.exec('BEGIN EXCLUSIVE');
  const { code, output, remarks } = await give('list');
  database.close();
  expect([code, output]).toEqual([1, '']);
  expect(remarks).toMatch(/^[^\n]*locked[^\n]*\n$/);
});

it('an export ends without an error if its output is closed early', async () => {
  await withStore(async (store) => {
    const payload = { ...examplePayload, city: 'x'.repeat(4000) };
    await Promise.all(Array.from({ length: 600 }, () => store.keep(exampleEnquiry({ payload }))));
  });
  const { code, remarks } = await runCommandUntilSomeOutput(['export', '--csv'], { DATA: at('.') });
  expect([code, remarks]).toEqual([0, '']);
});
