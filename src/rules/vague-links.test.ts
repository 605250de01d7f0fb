import { describe, expect, it } from 'vitest';
import { page, saying, site } from '../../tests/compiler/site';
import { vagueLinks } from './vague-links';

const pointersOf = (text: string) =>
  site({ 'about.json': page(saying(text)) }, {}, vagueLinks).diagnostics.map(
    ({ location }) => location.pointer,
  );

describe('the label of a link', () => {
  it.each(['here', 'Click here', 'this page', 'read more', '**here**'])('must not be vague: %s', (label) => {
    expect(pointersOf(`The costs are [${label}](/) for you.`)).toEqual(['/blocks/0/paragraphs/0']);
  });

  it.each(['Iceland', 'who lives here', 'the page of our office', 'more about fees'])(
    'may be “%s”',
    (label) => {
      expect(pointersOf(`See [${label}](/), or look here.`)).toEqual([]);
    },
  );
});
