import type { Page } from '../../generated/documents';
import { orphanPage } from '../diagnostics/orphan-page';
import { placeAt } from '../place';
import { publishedPages } from './published-pages';
import type { Rule } from './rule';

/**
 * Pages without a listing to which no link leads, of another page, of the header or the footer: nobody finds them. A page
 * that lists itself in vain is told about by its listing.
 */
export const orphanPages: Rule = (whole) => {
  const { shown, redirects } = whole.site;
  const answers = new Map(redirects.map(({ from, to }) => [from, pathOf(to)]));
  const found = new Set(['/']);
  for (const { route: own, links } of shown) {
    for (const { pointer, href } of links) {
      const path = pathOf(href);
      const route = answers.get(path) ?? path;
      const isRedirect = own === undefined && pointer.startsWith('/redirects/'); // nobody presses it
      if (route !== own && !isRedirect) found.add(route);
    }
  }
  return publishedPages(whole)
    .filter(({ page, document }) => !found.has(page.route) && !(document.value as Page).listing)
    .map(({ page, document }) => orphanPage(placeAt(document.source, '', 0, 1), page.route));
};

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? '';
