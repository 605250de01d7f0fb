import type { HeadElement } from '../compiled';

/** Marks what the build wrote for one page, so that a move can take it out. */
const pageHeadAttribute = 'data-page';

/** Puts another page's elements into the head of the document. */
export function applyHead(elements: readonly HeadElement[]): void {
  for (const old of document.head.querySelectorAll(`[${pageHeadAttribute}]`)) old.remove();
  for (const { tag, attributes, text } of elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ ...attributes, [pageHeadAttribute]: '' }))
      element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
