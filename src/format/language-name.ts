/** The English name of a language, for messages: “German” for `de-AT`. */
export const nameOfLanguage = (tag: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(languageIn(tag)) ?? tag;

/** `en` for `en-GB`. */
export const languageIn = (tag: string): string => tag.split('-')[0] ?? tag;
