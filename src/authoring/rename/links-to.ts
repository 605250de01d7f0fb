import { spanInText } from '../../document/location';
import { links } from '../../references/links';
import type { ValidatedDocument } from '../../site/checked-site';

/** A range within the text of a document. */
export interface TextSpan {
  offset: number;
  length: number;
}

/** The ranges of a page's address in all links to it, without query and anchor. */
export function linksTo({ document, references }: ValidatedDocument, route: string): readonly TextSpan[] {
  return references.of(links).flatMap(({ pointer, target, within }) => {
    const isToRoute =
      target === route || [`${route}#`, `${route}?`].some((begin) => target.startsWith(begin));
    const { text, start } = within ?? { text: target, start: 0 };
    return isToRoute && text.startsWith(route, start)
      ? [spanInText(document, pointer, start, start + route.length)]
      : [];
  });
}
