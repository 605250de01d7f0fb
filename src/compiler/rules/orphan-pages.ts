import type { Page } from '../../generated/documents';
import { orphanPage } from '../diagnostics/orphan-page';
import { placeAt } from '../place';
import { publishedPages } from './published-pages';
import type { Rule } from './rule';

/**
 * Pages that no link of another page, no menu and no list leads to: nobody finds them. A page that lists itself in vain
 * is told about by its listing.
 */
export const orphanPages: Rule = (whole) => {
  const { shell, pages, specialPages, redirects } = whole.site;
  const answers = new Map(redirects.map(({ from, to }) => [from, pathOf(to)]));
  const found = new Set(['/']);
  const follow = (value: unknown, own?: string) => {
    for (const href of addressesIn(value)) {
      const path = pathOf(href);
      const route = answers.get(path) ?? path;
      if (route !== own) found.add(route);
    }
  };
  follow([shell.header, shell.footer]);
  for (const { page } of [...pages, ...specialPages]) follow(page.blocks, page.route);
  return publishedPages(whole)
    .filter(({ page, document }) => !found.has(page.route) && !(document.value as Page).listing)
    .map(({ page, document }) => orphanPage(placeAt(document.source, '', 0, 1), page.route));
};

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? '';

/** Where the links within a compiled value lead, if that is a page of this site. */
function addressesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('href' in value && 'kind' in value && typeof value.href === 'string')
    return value.kind === 'route' || value.kind === 'redirect' ? [value.href] : [];
  return Object.values(value).flatMap(addressesIn);
}
