/** Fills in placeholders in braces: “since {day}”. Unknown placeholders are left as they are. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  // `replace` converts numbers itself, so they are not converted here.
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (values[name] ?? whole) as string);
