import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHydrator } from './hydrator';
import type { IslandModule } from './island-attributes';

/** All that hydration needs to know of an element. */
const unhydrated = (island = 'tabs') => ({ dataset: { island } }) as unknown as HTMLElement;

describe('hydration', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  afterEach(() => reported.mockClear());

  it('fetches and runs the script of an island once, however often it is asked to', async () => {
    const fetched: string[] = [];
    const hydrated: HTMLElement[] = [];
    const hydrate = createHydrator(async (name) => {
      fetched.push(name);
      return { hydrate: (element) => void hydrated.push(element) };
    });
    const island = unhydrated();
    await Promise.all([hydrate(island), hydrate(island)]);
    await hydrate(island);
    expect(fetched).toEqual(['tabs']);
    expect(hydrated).toEqual([island]);
  });

  it('marks the element while it is under way, and when it is done', async () => {
    let arrive = (_module: IslandModule) => {};
    const hydrate = createHydrator(() => new Promise((resolve) => (arrive = resolve)));
    const island = unhydrated();
    const hydrated = hydrate(island);
    expect(island.dataset).toMatchObject({ hydrating: '' });
    arrive({ hydrate: () => {} });
    await hydrated;
    expect(island.dataset.hydrating).toBeUndefined();
    expect(island.dataset.hydrated).toBe('');
  });

  it.each([
    ['cannot be fetched, which is no error of ours', 0, () => Promise.reject(new Error('no network'))],
    ['throws', 1, async (): Promise<IslandModule> => ({ hydrate: () => Promise.reject(new Error('a bug')) })],
  ])('tries an island again whose script %s', async (_name, errors, fail) => {
    let load: () => Promise<IslandModule> = fail;
    const hydrate = createHydrator(() => load());
    const island = unhydrated();
    await expect(hydrate(island)).rejects.toThrow(/no network|a bug/);
    expect(reported).toHaveBeenCalledTimes(errors);
    expect(island.dataset.hydrated).toBeUndefined();
    load = async () => ({ hydrate: () => {} });
    await hydrate(island);
    expect(island.dataset.hydrated).toBe('');
  });
});
