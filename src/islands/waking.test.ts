import { afterEach, describe, expect, it, vi } from 'vitest';
import type { IslandModule } from './wakes';
import { createWaking } from './waking';

/** All that waking needs to know of an element. */
const sleeping = (island = 'tabs') => ({ dataset: { island } }) as unknown as HTMLElement;

describe('waking', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  afterEach(() => reported.mockClear());

  it('fetches and runs the script of an island once, however often it is asked to', async () => {
    const fetched: string[] = [];
    const woken: HTMLElement[] = [];
    const wake = createWaking(async (name) => {
      fetched.push(name);
      return { wake: (element) => void woken.push(element) };
    });
    const island = sleeping();
    await Promise.all([wake(island), wake(island)]);
    await wake(island);
    expect(fetched).toEqual(['tabs']);
    expect(woken).toEqual([island]);
  });

  it('says on the element how far it is', async () => {
    let arrive = (_module: IslandModule) => {};
    const wake = createWaking(() => new Promise((resolve) => (arrive = resolve)));
    const island = sleeping();
    const awake = wake(island);
    expect(island.dataset).toMatchObject({ waking: '' });
    arrive({ wake: () => {} });
    await awake;
    expect(island.dataset.waking).toBeUndefined();
    expect(island.dataset.awake).toBe('');
  });

  it.each([
    ['cannot be fetched, which is no error of ours', 0, () => Promise.reject(new Error('no network'))],
    ['throws', 1, async (): Promise<IslandModule> => ({ wake: () => Promise.reject(new Error('a bug')) })],
  ])('tries an island again whose script %s', async (_name, errors, fail) => {
    let load: () => Promise<IslandModule> = fail;
    const wake = createWaking(() => load());
    const island = sleeping();
    await expect(wake(island)).rejects.toThrow(/no network|a bug/);
    expect(reported).toHaveBeenCalledTimes(errors);
    expect(island.dataset.awake).toBeUndefined();
    load = async () => ({ wake: () => {} });
    await wake(island);
    expect(island.dataset.awake).toBe('');
  });
});
