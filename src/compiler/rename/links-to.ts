import { kindOf } from '../compile';
import type { ParsedDocument } from '../parse';
import { spanInText } from '../place';
import { parseRichText } from '../rich-text';
import type { Schemas } from '../source';
import { replaceParts } from '../walk';

/** Where an address stands in the text of a document. */
export interface Span {
  offset: number;
  length: number;
}

/** Every link of a valid document to a page, by the span of the page's address: what follows it (`?…`, `#…`) is left. */
export function linksTo(schemas: Schemas, document: ParsedDocument, route: string): readonly Span[] {
  const kind = kindOf(document.source.path);
  if (!kind) return [];
  const spans: Span[] = [];
  const visit = (target: string, pointer: string, start: number, written: string) => {
    const leads = target === route || [`${route}#`, `${route}?`].some((begin) => target.startsWith(begin));
    if (leads && written.startsWith(route, start)) {
      spans.push(spanInText(document, pointer, start, start + route.length));
    }
  };
  replaceParts(schemas, `schema/${kind}.schema.json`, document.value, {
    target: (target, pointer) => visit(String(target), pointer, 0, String(target)),
    'rich-text': (text, pointer) => {
      parseRichText(document.source, String(text), ({ target, start }) => {
        visit(target, pointer, start, String(text));
        return { kind: 'external', href: target };
      });
    },
  });
  return spans;
}
