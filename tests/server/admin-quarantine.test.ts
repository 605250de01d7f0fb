import { describe, expect, it } from 'vitest';
import { storeForEachTest } from './admin-store';
import { examplePayload } from './example-enquiry';

const { give, keep, withStore, idsKept } = storeForEachTest();

const webhook = {
  ENQUIRIES_WEBHOOK_URL: 'https://example.com/hook',
  ENQUIRIES_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
};

/** A wave of spam on one day, and one enquiry of a visitor in it that was taken for spam. */
async function keepWave(number: number) {
  const spam = (index: number) => ({
    id: `spam ${index}`,
    quarantine: 'honeypot' as const,
    received: '2026-11-21T10:00:00.000Z',
    payload: { ...examplePayload, name: `Buy ${index}`, city: 'Nowhere', email: `x${index}@spam.example` },
  });
  const payload = { ...examplePayload, name: 'Namita', city: 'Vadodara' };
  await keep(
    ...Array.from({ length: number }, (_, index) => spam(index)),
    { id: 'real', quarantine: 'honeypot', received: '2026-11-21T10:00:00.000Z', payload },
    { id: 'earlier', quarantine: 'too-quick', received: '2026-11-20T10:00:00.000Z' },
    { id: 'delivered', received: '2026-11-21T10:00:00.000Z' },
  );
}

describe('a wave of spam', () => {
  it('is deleted from quarantine, and the one real enquiry in it found and released', async () => {
    await keepWave(900);
    const { output } = await give('list --reason honeypot --search VADODARA');
    expect(output.trim().split('\n')).toEqual([expect.any(String), expect.stringMatching(/Namita .* real$/)]);
    expect((await give('list --search vadodara --since 2026-11-22')).output).toBe('No matching enquiries.\n');

    const deleted = await give('delete --quarantine --reason honeypot --since 2026-11-21 --keep real');
    expect(deleted).toMatchObject({ code: 0, output: 'Deleted: 900 enquiries.\n' });
    expect(await give('release real', webhook)).toMatchObject({
      code: 0,
      output: 'Released: 1 enquiry. Delivery by: webhook.\n',
    });
    expect((await idsKept()).toSorted()).toEqual(['delivered', 'earlier', 'real']);
    expect(await withStore((store) => store.outbox())).toMatchObject([{ channel: 'webhook', waiting: 1 }]);
  });

  it('is deleted only if it is in quarantine, and not after an error in an ID', async () => {
    await keepWave(3);
    const { code, remarks } = await give('delete --quarantine --keep raal');
    expect([code, remarks]).toEqual([1, expect.stringContaining('Nothing was deleted')]);
    expect((await give('delete --quarantine')).output).toBe('Deleted: 5 enquiries.\n');
    expect(await idsKept()).toEqual(['delivered']);
  });
});

describe('release', () => {
  it('delivers what was in quarantine to the enabled channels', async () => {
    await keep({ id: 'one', quarantine: 'honeypot' }, { id: 'two', quarantine: 'honeypot' });
    expect((await give('release one', webhook)).output).toBe('Released: 1 enquiry. Delivery by: webhook.\n');
    expect((await give('release two')).output).toBe('Released: 1 enquiry. No channel is switched on.\n');
    // Times are compared as texts: in 2027 everything is due.
    const due = await withStore((store) => store.claim('webhook', '2027', '2028', 10));
    expect(due).toMatchObject([{ enquiry: { id: 'one' } }]);
    expect((await give('list --quarantine')).output).toBe('There are no enquiries in quarantine.\n');
  });

  it('delivers many at once, by reason and day', async () => {
    await keepWave(20);
    expect((await give('release --all --reason too-quick', webhook)).output).toContain(
      'Released: 1 enquiry.',
    );
    expect((await give('release --all --since 2026-11-22', webhook)).output).toContain(
      'Released: no enquiry.',
    );
    expect((await give('release --all', webhook)).output).toContain('Released: 21 enquiries.');
    expect(await withStore((store) => store.outbox())).toMatchObject([{ channel: 'webhook', waiting: 22 }]);
  });

  it('reports the IDs that it did not find, and releases the others', async () => {
    await keep({ id: 'one' }, { id: 'two', quarantine: 'honeypot' });
    const { code, output, remarks } = await give('release one two', webhook);
    expect(code).toBe(1);
    expect(output).toContain('Released: 1 enquiry.');
    expect(remarks).toBe('IDs not found in quarantine: 1. Check them with list --quarantine.\n');
  });
});
