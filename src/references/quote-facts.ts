import type { FigureWords, Locale } from '../compiled';
import { type FactForm, formatFact } from '../format/fact';
import { languageAt } from './language-at';
import { linkToFact } from './marked-text';
import { replaceQuotes } from './quotes-in-text';
import type { QuoteFacts } from './reference-kind';
import type { LocatedFact } from './registers';

/**
 * Creates a function that replaces the facts quoted in a text by figures, in the words and the locale of a site. If the
 * text is `rich`, each figure is marked with its fact.
 */
export function createQuoteFacts(
  facts: ReadonlyMap<string, LocatedFact>,
  words: FigureWords,
  locale: Locale,
): QuoteFacts {
  return (text, from, pointer = '', rich) => {
    if (!text.includes('{{')) return text;
    const textLanguage = languageAt(from.validValue, pointer) ?? locale.language;
    const languageMarks = [...text.matchAll(textInOtherLanguage)];
    const withFigures = replaceQuotes(text, ({ name, form, start }) => {
      const located = facts.get(name);
      if (!located) return '';
      const languageMark = languageMarks.find(
        ({ index, 0: marked }) => index < start && start < index + marked.length,
      );
      const language = languageMark?.[1] ?? textLanguage;
      const figureLocale = language === locale.language ? locale : { language };
      const figureText = formatAs(form, located.fact, words, figureLocale);
      const figure = beginsSentence.test(text.slice(0, start))
        ? capitalized(figureText, language)
        : figureText;
      return rich && !isInLabel(text, start) ? linkToFact(figure, name) : figure;
    });
    return rich ? withSignsInLinks(withFigures) : withFigures;
  };
}

/** Text in another language (marked-text.ts). */
const textInOtherLanguage = /\[[^\]]*\]\(lang:([A-Za-z0-9-]+)\)/g;

/** A figure in one of the forms of quotes (quotes-in-text.ts). */
const formatAs = (
  form: string | undefined,
  { value, next }: LocatedFact['fact'],
  words: FigureWords,
  locale: Locale,
): string =>
  (form === 'next'
    ? // Once the next value has taken effect, it is the value, and the fact has no `next`.
      formatFact(next?.value ?? value, words, locale)
    : formatFact(value, words, locale, form as FactForm | undefined)) ?? '';

/** Moves a “+” or “%” after a figure into its link, so that “300+” is marked as a whole. */
const withSignsInLinks = (text: string): string => text.replace(/\]\((fact:[^)]+)\)([+%])/g, '$2]($1)');

/**
 * Matches a text after which a sentence begins, apart from asterisks and brackets of the notation: there the figure “up
 * to 5” becomes “Up to 5”.
 */
const beginsSentence = /(?:^|[.!?]\s+)[*[]*$/;

const capitalized = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** Whether a position is within the text of a link, where no other link is allowed. */
const isInLabel = (text: string, offset: number): boolean => {
  const before = text.slice(0, offset);
  return before.lastIndexOf('[') > before.lastIndexOf(']');
};
