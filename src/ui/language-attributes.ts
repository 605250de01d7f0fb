import { directionOf } from '../format/direction';

/** The `lang` and `dir` attributes of a text; none without a language, for text in the language around it. */
export const languageAttributes = (language: string | undefined) =>
  language === undefined ? undefined : ({ lang: language, dir: directionOf(language) } as const);
