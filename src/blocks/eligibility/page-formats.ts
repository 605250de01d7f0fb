/** Formats numbers and lists in the language of the page. `onePercent` is 1 % in the site's number format. */
export function pageFormats(onePercent: string) {
  const language = document.documentElement.lang;
  // One for each number of decimals, because making them takes long and every key calls for many.
  const formats = new Map<number, Intl.NumberFormat>();
  /** A number with all its decimals, and at least as many as given. */
  const number = (value: number, minimumFractionDigits = 0) => {
    const options = { minimumFractionDigits, maximumFractionDigits: 20, useGrouping: false };
    const format = formats.get(minimumFractionDigits) ?? new Intl.NumberFormat(language, options);
    formats.set(minimumFractionDigits, format);
    return format.format(value);
  };
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
