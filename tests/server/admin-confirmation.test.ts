import { expect, it } from 'vitest';
import { storeForEachTest } from './admin-store';

const { answer, give, idsKept, keep } = storeForEachTest();

it.each(['delete --quarantine', 'erase --email asha@example.com'])(
  'nothing is deleted at a terminal unless the answer is yes: %s',
  async (command) => {
    await keep({ id: 'spam', quarantine: 'honeypot' });
    for (const typed of ['no\n', '\n', 'y\n']) {
      const { code, remarks } = await answer(command, typed);
      expect([code, remarks]).toEqual([1, expect.stringContaining('Nothing was changed.')]);
      expect(await idsKept()).toEqual(['spam']);
    }
    expect((await answer(command, 'yes\n')).code).toBe(0);
    expect(await idsKept()).toEqual([]);
  },
);

it('a script is not asked', async () => {
  await keep({ id: 'spam', quarantine: 'honeypot' });
  expect((await give('delete --quarantine')).code).toBe(0);
  expect(await idsKept()).toEqual([]);
});
