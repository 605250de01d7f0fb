import { expect, it } from 'vitest';
import { copyable } from './frame-page';

it('a text to copy is escaped, and has with its button accessible names that tell it from others', () => {
  const { markup } = copyable('Example of “cards”', '{ "title": "<b>" }');
  expect(markup).toContain('<pre tabindex="0" aria-label="Example of “cards”">');
  expect(markup).toContain(
    '<button type="button" data-copy aria-label="Copy Example of “cards”">Copy</button>',
  );
  expect(markup).toContain('&lt;b&gt;');
});
