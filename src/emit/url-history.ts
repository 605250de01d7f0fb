import { isRoute } from '../document/route';
import type { UrlsDocument } from '../generated/documents';
import type { Site } from '../site/assembled-site';

/**
 * What a visitor may have kept of a published site: its pages, and the redirects, which answer for pages that moved;
 * those from addresses that no page can have are of another site. A file is replaced now and then and cannot be redirected, so no release asks for it for ever.
 */
export const addressesOf = ({ pages, redirects }: Site): readonly string[] => [
  ...pages.map(({ route }) => route),
  ...redirects.map(({ from }) => from).filter(isRoute),
];

/** The text of the URL history with these addresses added; unchanged if it has them already. Nothing is ever removed. */
export function recordAddresses(text: string | undefined, addresses: readonly string[]): string {
  const history: UrlsDocument = text
    ? JSON.parse(text)
    : { $schema: '../schema/urls.schema.json', published: [] };
  const published = [...new Set([...history.published, ...addresses])].sort();
  if (text && published.join() === history.published.join()) return text;
  return `${JSON.stringify({ ...history, published }, null, 2)}\n`;
}
