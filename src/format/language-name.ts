import type { Locale } from '../compiled';
import { listFormat } from './locale';

/** The English name of a language, for messages: “German” for `de-AT`. */
export const nameOfLanguage = (tag: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(primaryLanguage(tag)) ?? tag;

/** `en` for `en-GB`. */
export const primaryLanguage = (tag: string): string => tag.split('-')[0] ?? tag;

/** Language tags as names in the page's language: “English, Hindi and Gujarati”. */
export function namesOfLanguages(tags: readonly string[], { language }: Pick<Locale, 'language'>): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return listFormat(language).format(tags.map((tag) => names.of(tag) ?? tag));
}
