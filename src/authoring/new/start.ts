/** What a page of a kind begins with. `schema/starts.json` holds one for each kind. */
export interface Start {
  /** Its address below the site, with {name} for the name that is given. */
  address: string;
  /** As much of the page as its kind decides; the contract fills in the rest. */
  page: { readonly listing?: object; readonly blocks: readonly object[] };
}

/** By the kinds that the contract knows. */
export type Starts = Readonly<Record<string, Start>>;

/** The address for a name: `japan` and `study-japan` are one. A name that begins with “/” is the address itself. */
export function addressFor(name: string, { address }: Start): string {
  if (name.startsWith('/')) return name;
  const [before = '', after = ''] = address.split('{name}');
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const own = name.slice(folder.length);
  const isWhole = own.startsWith(before) && own.endsWith(after);
  return `/${folder}${isWhole ? own : before + own + after}`;
}

/** What is left of an address without what all addresses of its kind share: `japan` of `/study-japan`. */
export function nameIn(address: string, start: Start): string {
  const [before = '', after = ''] = start.address.split('{name}');
  const own = address.slice(address.lastIndexOf('/') + 1);
  return own.startsWith(before) && own.endsWith(after)
    ? own.slice(before.length, own.length - after.length)
    : own;
}
