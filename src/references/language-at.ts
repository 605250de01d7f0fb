import { fromPointer } from '../document/location';
import { valueAt } from '../document/value-at';

/**
 * Pointers within parts of a document that can have a language of their own: blocks, the opening and ending blocks of a
 * kind of page, the notice.
 */
const partWithLanguage = /^(?:\/blocks\/\d+|\/kinds\/\d+\/(?:opening|ending)\/\d+|\/notice)(?=\/)/;

/**
 * The language of the text at a pointer: that of the part around it, or else of the document; undefined if neither sets
 * one. Elsewhere `language` may be a property of a collection, which means something else.
 */
export function languageAt(document: unknown, pointer: string): string | undefined {
  const part = fromPointer(partWithLanguage.exec(pointer)?.[0] ?? '');
  const { language } = Object(valueAt(document, part));
  return language ?? (Object(document) as { language?: string }).language;
}
