import { describe, expect, it } from 'vitest';
import type { RenderedPage } from '../../src/compiled';
import { renderPage } from '../../src/entry-server';
import { exampleShell } from '../example-page';
import { courseFacts, glance } from './doubtful-courses';
import { page, site, siteDocument } from './site';

/** The HTML of these blocks, on a site that shows figures of these statuses. */
function shown(show: readonly string[], ...blocks: readonly unknown[]): string {
  const documents = {
    '_facts/prices.json': { facts: courseFacts },
    'about.json': page(...blocks),
    '_site.json': { ...siteDocument, figures: { show } },
  };
  const found = site(documents)
    .compiled()
    .pages.find(({ page: { route } }) => route === '/about');
  if (!found) throw new Error('There is no page.');
  const { body } = renderPage({ page: found.page, shell: exampleShell }) as RenderedPage;
  return Object.values(body).join('').replaceAll('<!-- -->', '');
}

describe('a figure', () => {
  it('whose status is not shown is left out of a list with its entry, and of the sources below', () => {
    const html = shown(['sample'], glance('day', 'evening', 'night', 'dawn'));
    expect(html).toContain('The day course');
    expect(html).not.toContain('The evening course');
    expect(html).not.toContain('€321');
    expect(html).not.toContain('Evening course');
    // What the owner gave is shown, and so is what has the status that the site shows.
    expect(html).toContain('€123');
    expect(html).toContain('€99');
  });

  it('whose status is not shown is left out of a table with its row', () => {
    const table = {
      type: 'cost-table',
      heading: 'Prices',
      of: 'expenses',
      currency: 'EUR',
      per: 'month',
      rows: [
        { expense: 'By day', cost: { fact: 'prices.day' } },
        { expense: 'In the evening', cost: { fact: 'prices.evening' } },
      ],
    };
    const html = shown([], table);
    expect(html).toContain('By day');
    expect(html).not.toContain('In the evening');
  });

  it('is shown where the site shows every status', () => {
    expect(shown(['verified', 'sample', 'doubtful'], glance('day', 'evening'))).toContain('€321');
  });
});
