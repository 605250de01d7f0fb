import { fromPointer } from '../document/location';
import { valueAt } from '../document/value-at';

/**
 * Matches the beginning of a pointer that leads into something with a `language` of its own: a block, an opening or
 * ending block of a kind of page, the notice.
 */
const ownerOfLanguage = /^(?:\/blocks\/\d+|\/kinds\/\d+\/(?:opening|ending)\/\d+|\/notice)(?=\/)/;

/**
 * The language of the text at a pointer: that of the block or notice around it, or else of the document; undefined if
 * neither sets one. Other objects are not asked: in a collection's entry, `language` may mean something else.
 */
export function languageAt(document: unknown, pointer: string): string | undefined {
  const owner = fromPointer(ownerOfLanguage.exec(pointer)?.[0] ?? '');
  const { language } = Object(valueAt(document, owner));
  return language ?? (Object(document) as { language?: string }).language;
}
