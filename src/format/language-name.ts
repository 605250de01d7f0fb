/** The English name of a language, for messages: “German” for `de-AT`. */
export const nameOfLanguage = (tag: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(primaryLanguage(tag)) ?? tag;

/** `en` for `en-GB`. */
export const primaryLanguage = (tag: string): string => tag.split('-')[0] ?? tag;
