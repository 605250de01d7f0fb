import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preserveInput } from './preserve-input';

/** All that is read of a control. */
const control = (name: string, rest: object) => ({
  ...{ tagName: 'INPUT', id: '', name, className: '', value: '', checked: false, isConnected: true },
  closest: () => null,
  ...rest,
});

/** An island with these controls, which React can replace. */
function islandWith(...controls: ReturnType<typeof control>[]) {
  let current = controls;
  const island = {
    querySelectorAll: () => current,
    addEventListener: () => {},
    removeEventListener: () => {},
  } as unknown as HTMLElement;
  const replaceBy = (...replacements: typeof current) => {
    for (const old of current) old.isConnected = false;
    current = replacements;
  };
  return { island, replaceBy };
}

beforeEach(() => void vi.stubGlobal('document', { body: {}, activeElement: null }));
afterEach(() => void vi.unstubAllGlobals());

it('what was typed, ticked and unticked before hydration is restored in the new controls', () => {
  const { island, replaceBy } = islandWith(
    control('city', { value: 'Surat' }),
    control('agreed', { value: '1', checked: true }),
    control('news', { value: '1', checked: false }),
  );
  const restore = preserveInput(island);
  const city = control('city', {});
  const agreed = control('agreed', { value: '1' });
  const news = control('news', { value: '1', checked: true });
  replaceBy(city, agreed, news);
  restore();
  expect(city.value).toBe('Surat');
  expect([agreed, news].map(({ checked }) => checked)).toEqual([true, false]);
});
