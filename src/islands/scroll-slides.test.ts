import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollSlides } from './scroll-slides';

/** As much of a carousel as a press reads: slides of 100 px, of which `shown` are in view. */
function carousel(slides: number, shown = 1, scrolled = 0) {
  const view = {
    scrollWidth: slides * 100,
    clientWidth: shown * 100,
    scrollLeft: scrolled * 100,
    querySelector: () => ({ offsetWidth: 100 }),
    scrollTo({ left }: { left: number }) {
      view.scrollLeft = left;
    },
  };
  const dots: object[] = [];
  const parentElement = { children: dots };
  const island = { dataset: {}, firstElementChild: view } as unknown as HTMLElement;
  const press = (name: string, dot?: number) => {
    const button = { dataset: { press: name }, parentElement };
    if (dot !== undefined) dots[dot] = button;
    const target = { closest: () => (name === 'toggle' ? null : button) } as unknown as Element;
    return scrollSlides(island, target);
  };
  return { press, first: () => view.scrollLeft / 100 };
}

describe('a press on a carousel before its script', () => {
  beforeEach(() => void vi.stubGlobal('document', { dir: '' }));
  afterEach(() => void vi.unstubAllGlobals());

  it('goes to the next slide, and from the last to the first', () => {
    const { press, first } = carousel(3);
    const seen = [1, 2, 3].map(() => {
      expect(press('next')).toBe(true);
      return first();
    });
    expect(seen).toEqual([1, 2, 0]);
  });

  it('goes to the one before, and from the first to the last', () => {
    const { press, first } = carousel(3);
    const seen = [1, 2, 3].map(() => {
      press('previous');
      return first();
    });
    expect(seen).toEqual([2, 1, 0]);
  });

  it('leaves no empty room after the last slide if several are in view', () => {
    const { press, first } = carousel(5, 3);
    press('previous');
    expect(first()).toBe(2);
    press('next');
    expect(first()).toBe(0);
  });

  it('begins where the visitor has scrolled to', () => {
    const { press, first } = carousel(4, 1, 2);
    press('next');
    expect(first()).toBe(3);
  });

  it('shows the slide of its dot', () => {
    const { press, first } = carousel(4);
    press('show', 2);
    expect(first()).toBe(2);
  });

  it('waits for the script if its button scrolls nothing, and on a page from right to left', () => {
    const { press, first } = carousel(3);
    expect(press('toggle')).toBe(false);
    vi.stubGlobal('document', { dir: 'rtl' });
    expect(press('next')).toBe(false);
    expect(first()).toBe(0);
  });
});
