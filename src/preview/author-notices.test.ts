import { afterAll, expect, it, vi } from 'vitest';

/** As much of an element as the notices use. */
class FakeElement {
  textContent = '';
  readonly style = {};
  private children: readonly FakeElement[] = [];
  setAttribute() {}
  remove() {}
  append(...added: readonly FakeElement[]) {
    this.children = [...new Set([...this.children, ...added])];
  }
  replaceChildren(...children: readonly FakeElement[]) {
    this.children = children;
  }
  texts(): readonly string[] {
    return [this.textContent, ...this.children.flatMap((child) => child.texts())].filter(Boolean);
  }
}

let remarks: readonly string[] = [];
const body = new FakeElement();
vi.stubGlobal('document', {
  body,
  adoptedStyleSheets: [],
  createElement: () => new FakeElement(),
  querySelectorAll: () => remarks.map((title) => ({ title })),
});
vi.stubGlobal(
  'CSSStyleSheet',
  class {
    replaceSync() {}
  },
);
const { showNotices } = await import('./author-notices');
afterAll(() => void vi.unstubAllGlobals());

it('the author reads which figures of the page are to be confirmed, as they are now', () => {
  const shownWith = (...now: readonly string[]) => {
    remarks = now;
    showNotices(false, []);
    return body.texts();
  };
  expect(shownWith('Rent: a sample')).toEqual(['1 figure to confirm', 'Rent: a sample']);
  expect(shownWith('Rent: a sample', 'Fee: doubtful')).toEqual([
    '2 figures to confirm',
    'Rent: a sample',
    'Fee: doubtful',
  ]);
  expect(shownWith()).toEqual([]);
});
