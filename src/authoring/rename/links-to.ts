import { spanInText } from '../../document/location';
import { links } from '../../references/links';
import type { ValidatedDocument } from '../../site/checked-site';

/** Where an address stands in the text of a document. */
export interface Span {
  offset: number;
  length: number;
}

/** Every link of a document to a page, by the span of the page's address: what follows it (`?…`, `#…`) is left. */
export function linksTo({ document, references }: ValidatedDocument, route: string): readonly Span[] {
  return references.of(links).flatMap(({ pointer, target, within }) => {
    const leads = target === route || [`${route}#`, `${route}?`].some((begin) => target.startsWith(begin));
    const { text, start } = within ?? { text: target, start: 0 };
    return leads && text.startsWith(route, start)
      ? [spanInText(document, pointer, start, start + route.length)]
      : [];
  });
}
