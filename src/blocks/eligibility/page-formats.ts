/** Formats a score with all its decimals. */
const exactDigits = { maximumFractionDigits: 20, useGrouping: false };

/** Formats numbers and lists in the language of the page. `onePercent` is 1 % in the site's number format. */
export function pageFormats(onePercent: string) {
  const language = document.documentElement.lang;
  const number = new Intl.NumberFormat(language, exactDigits);
  return {
    language,
    number,
    percent: (value: number) => onePercent.replace(/\p{Nd}+/u, number.format(value)), // in place of its digit
    score: (value: number, minimumFractionDigits: number) =>
      new Intl.NumberFormat(language, { ...exactDigits, minimumFractionDigits }).format(value),
    and: new Intl.ListFormat(language),
    or: new Intl.ListFormat(language, { type: 'disjunction' }),
  };
}

/** What `pageFormats` returns. */
export type PageFormats = ReturnType<typeof pageFormats>;
