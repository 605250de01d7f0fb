/** Formats numbers and lists in the language of the page. `onePercent` is 1 % in the site's number format. */
export function pageFormats(onePercent: string) {
  const language = document.documentElement.lang;
  /** A number with all its decimals, and at least as many as given. */
  const number = (value: number, minimumFractionDigits = 0) =>
    new Intl.NumberFormat(language, {
      minimumFractionDigits,
      maximumFractionDigits: 20,
      useGrouping: false,
    }).format(value);
  return {
    language,
    number,
    percent: (value: number) => onePercent.replace(/\p{Nd}+/u, number(value)), // in place of its digit
    and: new Intl.ListFormat(language),
    or: new Intl.ListFormat(language, { type: 'disjunction' }),
  };
}

/** What `pageFormats` returns. */
export type PageFormats = ReturnType<typeof pageFormats>;
