import type { Locale } from '../compiled';
import { listFormat } from './locale';

/** Languages by their tags, in the words of the page: “English, Hindi and Gujarati”. */
export function namesOfLanguages(tags: readonly string[], { language }: Pick<Locale, 'language'>): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return listFormat(language).format(tags.map((tag) => names.of(tag) ?? tag));
}
