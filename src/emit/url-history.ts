import { isRoute } from '../document/route';
import type { UrlsDocument } from '../generated/documents';
import type { Site } from '../site/assembled-site';

/**
 * The addresses that visitors may have bookmarked: pages, and redirects from addresses that a page can have; other
 * redirects come from previous sites. Files are excluded, because they are replaced now and then and cannot be
 * redirected.
 */
export const addressesOf = ({ pages, redirects }: Site): readonly string[] => [
  ...pages.map(({ route }) => route),
  ...redirects.map(({ from }) => from).filter(isRoute),
];

/**
 * The text of the URL history with these addresses added; the same text if all are included. Addresses are never
 * removed.
 */
export function recordAddresses(text: string | undefined, addresses: readonly string[]): string {
  const history: UrlsDocument = text ? JSON.parse(text) : { published: [] };
  const published = [...new Set([...history.published, ...addresses])].sort();
  if (text && published.join() === history.published.join()) return text;
  return `${JSON.stringify({ ...history, published }, null, 2)}\n`;
}
