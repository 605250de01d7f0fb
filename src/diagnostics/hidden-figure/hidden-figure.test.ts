import { describe, expect, it } from 'vitest';
import { courseFacts, glance, item } from '../../../tests/compiler/doubtful-courses';
import { page, saying, site, siteDocument } from '../../../tests/compiler/site';

/** A site with a page of these blocks, which shows figures of these statuses, and given ones as every site does. */
const siteShowing = (show: readonly string[], ...blocks: readonly unknown[]) =>
  site({
    '_facts/prices.json': { facts: courseFacts },
    'about.json': page(...blocks),
    '_site.json': { ...siteDocument, figures: { show } },
  });

describe('a figure of a status that the site does not show', () => {
  it('is an error in a text', () => {
    expect(siteShowing([], saying('It costs {{prices.evening}}.')).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:10:19  error  hidden-figure
        10 |         "It costs {{prices.evening}}."
           |                   ^^^^^^^^^^^^^^^^^^ “prices.evening” is doubtful, so this site does not show it; a text cannot leave it out.
        hint: Write without it, confirm it (npm run facts -- confirm prices.evening), or add "doubtful" to "figures": { "show" } in _site.json.

      1 error, 0 warnings."
    `);
  });

  it('is an error if its list would be empty, or if it is not in a list', () => {
    const messages = (...blocks: readonly unknown[]) =>
      siteShowing([], ...blocks).diagnostics.map(({ code, message }) => `${code}: ${message}`);
    expect(messages(glance('evening', 'dawn'))).toEqual([
      'hidden-figure: “prices.dawn” is a sample, so this site does not show it; its list would be empty.',
    ]);
    const banner = { type: 'banner', title: 'Courses', figure: item('evening') };
    expect(messages(banner)).toEqual([
      'hidden-figure: “prices.evening” is doubtful, so this site does not show it; here it cannot be left out.',
    ]);
  });
});
