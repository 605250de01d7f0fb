import type { Locale } from '../compiled';
import { listFormat } from './locale';

/** The English name of a language, for messages: “German” for `de-AT`. */
export const nameOfLanguage = (tag: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(primaryLanguage(tag)) ?? tag;

/** The language of a tag without its region or script: `en` for `en-GB`. */
export const primaryLanguage = (tag: string): string => tag.split('-')[0] ?? tag;

/** The names of languages in the page's language, joined: “English, Hindi and Gujarati” for `en`, `hi` and `gu`. */
export function namesOfLanguages(tags: readonly string[], { language }: Pick<Locale, 'language'>): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return listFormat(language).format(tags.map((tag) => names.of(tag) ?? tag));
}
