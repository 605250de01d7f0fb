/** The template for a new page of a kind. `schema/starts.json` has one for each kind. */
export interface Start {
  /** The address, with {name} for the name that is given. */
  address: string;
  /** The part of the page that its kind decides; the schema fills in the rest. */
  page: { readonly listing?: object; readonly blocks: readonly object[] };
}

/** By kind. */
export type Starts = Readonly<Record<string, Start>>;

/** The address for a name: `japan` and `study-japan` give the same one. A name that begins with “/” is the address itself. */
export function addressFor(name: string, { address }: Start): string {
  if (name.startsWith('/')) return name;
  const [before = '', after = ''] = address.split('{name}');
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const own = name.slice(folder.length);
  const isComplete = own.startsWith(before) && own.endsWith(after);
  return `/${folder}${isComplete ? own : before + own + after}`;
}

/** The name in an address: `japan` in `/study-japan`. */
export function nameIn(address: string, start: Start): string {
  const [before = '', after = ''] = start.address.split('{name}');
  const own = address.slice(address.lastIndexOf('/') + 1);
  return own.startsWith(before) && own.endsWith(after)
    ? own.slice(before.length, own.length - after.length)
    : own;
}
