/** Adds query parameters to an address: `/contact?topic=prices#form` for `/contact#form` and `{ topic: 'prices' }`. */
export function withQuery(href: string, parameters: Readonly<Record<string, string>>): string {
  // Path, query and fragment. `URL` would need an origin.
  const [, path = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(href) ?? [];
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parameters)) search.set(name, value);
  return search.size > 0 ? `${path}?${search}${fragment}` : href;
}
