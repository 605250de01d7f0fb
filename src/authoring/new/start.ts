import { parse } from '../../compiler/parse';
import type { Sources } from '../../document/source';
import type { PageKind } from '../../generated/documents';
import { writtenKinds } from '../../references/page-kinds';

/** The kinds of pages that the site has, as far as its document for them is valid. */
export const kindsIn = ({ documents }: Pick<Sources, 'documents'>): readonly PageKind[] =>
  writtenKinds({
    contentOf: (path) => {
      const source = documents.find((document) => document.path === path);
      return source && parse(source).value?.value;
    },
  });

/** The part of a page that its kind decides; the schema fills in the rest. */
export interface Start {
  listing?: object;
  blocks: readonly object[];
}

/** What a page of a kind begins with. */
export const startOf = ({ start }: Pick<PageKind, 'start'>): Start =>
  start ?? { blocks: [{ type: 'banner' }, { type: 'text' }] };

const partsOf = ({ address = '{name}' }: Pick<PageKind, 'address'>) => {
  const [before = '', after = ''] = address.split('{name}');
  return { before, after };
};

/** The address for a name: `french` and `course-french` give the same one. A name that begins with “/” is the address itself. */
export function addressFor(name: string, kind: Pick<PageKind, 'address'>): string {
  if (name.startsWith('/')) return name;
  const { before, after } = partsOf(kind);
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const own = name.slice(folder.length);
  const isComplete = own.startsWith(before) && own.endsWith(after);
  return `/${folder}${isComplete ? own : before + own + after}`;
}

/** The name in an address: `french` in `/course-french`. */
export function nameIn(address: string, kind: Pick<PageKind, 'address'>): string {
  const { before, after } = partsOf(kind);
  const own = address.slice(address.lastIndexOf('/') + 1);
  return own.startsWith(before) && own.endsWith(after)
    ? own.slice(before.length, own.length - after.length)
    : own;
}
