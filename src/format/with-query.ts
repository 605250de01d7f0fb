/** Adds query parameters to an address: `/contact?topic=prices#form` for `/contact#form` and `{ topic: 'prices' }`. */
export function withQuery(href: string, parameters: Readonly<Record<string, string>>): string {
  // Path, query and fragment. `URL` would need an origin.
  const [, path = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(href) ?? [];
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parameters)) search.set(name, value);
  const queryText = search.toString(); // not `search.size`, which Chrome 109 lacks (docs/decisions/0045-browsers.md)
  return queryText === '' ? href : `${path}?${queryText}${fragment}`;
}
