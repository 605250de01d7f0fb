import type { FigureWords, Locale } from '../compiled';
import { fromPointer } from '../document/location';
import { type FactForm, formatFact } from '../format/fact';
import { linkToFact } from './marked-fact';
import { replaceQuotes } from './quotes-in-text';
import type { QuoteFacts } from './reference-kind';
import type { PlacedFact } from './registers';

/** Writes out the facts that texts quote, in the words and the locale of a site. */
export function quoteFactsOf(
  facts: ReadonlyMap<string, PlacedFact>,
  words: FigureWords,
  locale: Locale,
): QuoteFacts {
  const known = new Map<string, string>();
  const write = (fact: PlacedFact['fact'], name: string, form: string | undefined, own: Locale) => {
    const key = `${name}|${form}|${own.language}`;
    const written = known.get(key) ?? writtenAs(form, fact, words, own);
    known.set(key, written);
    return written;
  };
  return (text, from, pointer = '', rich) => {
    if (!text.includes('{{')) return text;
    const around = languageAt(from.readable, pointer) ?? locale.language;
    const marked = [...text.matchAll(markedWords)];
    const quoted = replaceQuotes(text, ({ name, form, start }) => {
      const placed = facts.get(name);
      if (!placed) return '';
      const mark = marked.find(({ index, 0: words }) => index < start && start < index + words.length);
      const language = mark?.[1] ?? around;
      const own = language === locale.language ? locale : { language };
      const written = write(placed.fact, name, form, own);
      const figure = beginsSentence.test(text.slice(0, start)) ? capitalized(written, language) : written;
      return rich && !isInLabel(text, start) ? linkToFact(figure, name) : figure;
    });
    return rich ? withSignsBehind(quoted) : quoted;
  };
}

/** What has a language of its own besides a whole document: a block, one that a kind of page begins or ends with, the notice. */
const inLanguage = /^(?:\/blocks\/\d+|\/kinds\/\d+\/(?:opening|ending)\/\d+|\/notice)(?=\/)/;

/** The language of the part of a document around a pointer. Elsewhere, `language` may be a property of a collection's own. */
function languageAt(document: unknown, pointer: string): string | undefined {
  const part = fromPointer(inLanguage.exec(pointer)?.[0] ?? '');
  const { language } = Object(part.reduce((value, segment) => Object(value)[segment], document));
  return language ?? (Object(document) as { language?: string }).language;
}

/** Words in another language (marked-language.ts). */
const markedWords = /\[[^\]]*\]\(lang:([A-Za-z0-9-]+)\)/g;

const writtenAs = (
  form: string | undefined,
  { value, next }: PlacedFact['fact'],
  words: FigureWords,
  locale: Locale,
): string =>
  (form === 'next'
    ? formatFact(next?.value ?? value, words, locale) // once it has come, it is the value
    : formatFact(value, words, locale, form as FactForm | undefined)) ?? '';

/** A sign behind a figure belongs to it: its mark follows “300+”, and does not come between. */
const withSignsBehind = (text: string): string => text.replace(/\]\((fact:[^)]+)\)([+%])/g, '$2]($1)');

/** What is before a figure that begins a text or a sentence: “up to” is “Up to” there. */
const beginsSentence = /(?:^|[.!?]\s+)[*[]*$/;

const capitalized = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** Within the words of a link no other link can be. */
const isInLabel = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  return before.lastIndexOf('[') > before.lastIndexOf(']');
};
