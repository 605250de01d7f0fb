import { readdir } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeForEachTest } from '../../server/admin-store';
import { exampleEnquiry } from '../../server/example-enquiry';
import { readCsv } from '../../server/read-csv';
import { newDatabase } from './shared-postgres';

const { at, give, withStore } = storeForEachTest();

describe('a store in PostgreSQL', () => {
  let environment: { ENQUIRIES_DATABASE_URL: string };
  beforeEach(async () => {
    environment = { ENQUIRIES_DATABASE_URL: await newDatabase() };
  });

  it('is listed, exported, erased and purged by the same commands', async () => {
    const old = { id: 'old', email: 'ravi@example.com', received: '2020-01-01T00:00:00.000Z' };
    await withStore(async (store) => {
      for (const rest of [old, { id: 'new' }]) await store.keep(exampleEnquiry(rest));
    }, environment.ENQUIRIES_DATABASE_URL);
    const lines = (await give('list --json', environment)).output.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(['old', 'new']);
    expect(readCsv((await give('export --csv', environment)).output)).toHaveLength(3);
    expect((await give('purge --older-than 365d --at-most 1', environment)).output).toContain(
      'Removed 1 enquiry ',
    );
    expect((await give('erase --email asha@example.com', environment)).output).toContain(
      'Erased: 1 enquiry.',
    );
    expect((await give('list', environment)).output).toBe('There are no enquiries.\n');
    expect(await readdir(at('.'))).toEqual([]);
  });

  it('is checked by the doctor, which compares the clocks', async () => {
    const { output } = await give('doctor', environment);
    expect(output).toMatch(/^ok +store +writes in/m);
    expect(output).toMatch(/^ok +clock +agrees with PostgreSQL$/m);
    // Nothing listens at port 1.
    const away = await give('doctor', {
      ENQUIRIES_DATABASE_URL: environment.ENQUIRIES_DATABASE_URL.replace(/:\d+\//, ':1/'),
    });
    expect(away.output).toMatch(/^failed +store +PostgreSQL does not answer/m);
    expect(away.code).toBe(1);
  });

  it('that is down or refuses connections is reported in one sentence without its address', async () => {
    const { ENQUIRIES_DATABASE_URL: address } = environment;
    // At port 1 nothing listens; the second database does not exist.
    const sentences = await Promise.all(
      [address.replace(/:\d+\//, ':1/'), address.replace('test_', 'gone_')].map(async (wrong) => {
        const { code, remarks } = await give('list', { ENQUIRIES_DATABASE_URL: wrong });
        return [code, remarks];
      }),
    );
    expect(sentences).toEqual([
      [1, 'PostgreSQL does not answer. Check that it is running and can be reached. (ECONNREFUSED)\n'],
      [
        1,
        expect.stringMatching(
          /^PostgreSQL refuses this user or database\. Correct ENQUIRIES_DATABASE_URL\. \(3D000\)\n$/,
        ),
      ],
    ]);
  });
});
