import type { Locale } from '../compiled';
import { listFormat } from './locale';

/** Language tags as names in the page's language: “English, Hindi and Gujarati”. */
export function namesOfLanguages(tags: readonly string[], { language }: Pick<Locale, 'language'>): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return listFormat(language).format(tags.map((tag) => names.of(tag) ?? tag));
}
