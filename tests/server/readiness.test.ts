import { tmpdir } from 'node:os';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadiness } from '../../server/health/readiness';
import type { ChannelOutbox } from '../../server/store/enquiry';

describe('readiness', () => {
  const working = {
    ping: async () => {},
    lastCommit: () => undefined,
    size: async () => 0,
    quarantined: async () => [],
    probe: vi.fn(async () => {}),
    outbox: async () => [],
  };
  beforeEach(() => working.probe.mockClear());

  it('makes one test write for simultaneous requests', async () => {
    const readiness = createReadiness({ store: working });
    await Promise.all(Array.from({ length: 50 }, readiness));
    expect(working.probe).toHaveBeenCalledTimes(1);
  });

  it('makes no test write if posts have just been kept', async () => {
    const lastCommit = () => ({ ok: true, time: new Date().toISOString() });
    expect(await createReadiness({ store: { ...working, lastCommit } })()).toMatchObject({ ready: true });
    expect(working.probe).not.toHaveBeenCalled();
  });

  it('makes a test write if the last posts could not be kept, and is given if that succeeds', async () => {
    const lastCommit = () => ({ ok: false, time: new Date().toISOString() });
    expect(await createReadiness({ store: { ...working, lastCommit } })()).toMatchObject({ ready: true });
    expect(working.probe).toHaveBeenCalledTimes(1);
  });

  it('is denied by a time limit if the store hangs', async () => {
    const probe = () => new Promise<never>(() => {});
    expect(await createReadiness({ store: { ...working, probe, outbox: probe } })()).toEqual({
      ready: false,
      checks: { store: { ok: false, code: 'TimedOut' } },
    });
  });

  it('fails with less disk space than required', async () => {
    const disk = { folder: tmpdir(), minimumFree: Number.MAX_SAFE_INTEGER };
    expect(await createReadiness({ store: working, disk })()).toMatchObject({
      ready: false,
      checks: { store: { ok: true }, disk: { ok: false, freeBytes: expect.any(Number) } },
    });
  });

  it('does not fail because a mail server is down: the outbox is only shown', async () => {
    const oldest = new Date(Date.now() - 3_600_000).toISOString();
    const outbox = async (): Promise<readonly ChannelOutbox[]> => [
      { channel: 'mail', waiting: 7, oldest, deadLetters: 2 },
      { channel: 'webhook', waiting: 1, deadLetters: 0 },
    ];
    const { ready, checks } = await createReadiness({ store: { ...working, outbox } })();
    expect(ready).toBe(true);
    expect(checks.outbox).toMatchObject({ waiting: 8, deadLetters: 2 });
    expect(checks.outbox?.oldestAgeSeconds).toBeCloseTo(3600, -1);
  });

  it('shows the code of a failure and never its message', async () => {
    const probe = () =>
      Promise.reject(Object.assign(new Error('asha@example.com'), { code: 'SQLITE_CORRUPT' }));
    const found = await createReadiness({ store: { ...working, probe } })();
    expect(found.checks.store).toEqual({ ok: false, code: 'SQLITE_CORRUPT' });
    expect(JSON.stringify(found)).not.toContain('asha');
  });
});
