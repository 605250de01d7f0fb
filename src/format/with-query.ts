/** Adds query parameters to an address: `/contact?topic=prices#form` for `/contact#form` and `{ topic: 'prices' }`. */
export function withQuery(href: string, parameters: Readonly<Record<string, string>>): string {
  const [, path = '', query, anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(href) ?? [];
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parameters)) all.set(name, value);
  return all.size > 0 ? `${path}?${all}${anchor}` : href;
}
