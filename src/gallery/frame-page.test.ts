import { expect, it } from 'vitest';
import { copyable } from './frame-page';

it('a text to copy and its button have accessible names, because a page has many', () => {
  const { markup } = copyable('Example of “cards”', '{ "title": "<b>" }');
  expect(markup).toContain('<pre tabindex="0" aria-label="Example of “cards”">');
  expect(markup).toContain(
    '<button type="button" data-copy aria-label="Copy Example of “cards”">Copy</button>',
  );
  expect(markup).toContain('&lt;b&gt;');
});
