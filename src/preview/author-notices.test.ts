import { afterAll, expect, it, vi } from 'vitest';

/** The part of an element that the notices use. */
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

it('the author sees which figures of the page are to be confirmed, after each change', () => {
  const noticesFor = (...newRemarks: readonly string[]) => {
    remarks = newRemarks;
    showNotices(false, []); // no draft, no warnings
    return body.texts();
  };
  expect(noticesFor('Rent: a sample')).toEqual(['1 figure to confirm', 'Rent: a sample']);
  expect(noticesFor('Rent: a sample', 'Fee: doubtful')).toEqual([
    '2 figures to confirm',
    'Rent: a sample',
    'Fee: doubtful',
  ]);
  expect(noticesFor()).toEqual([]);
});
