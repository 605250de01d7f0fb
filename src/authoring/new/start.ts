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
  /** The collection of which each page shows an entry of its own. */
  collection?: string;
  blocks: readonly object[];
}

/** What a page of a kind begins with. */
export const startOf = ({ start }: Pick<PageKind, 'start'>): Start =>
  start ?? { blocks: [{ type: 'banner' }, { type: 'text' }] };

/** `services/course-{name}` is in the folder `services/`, with `course-` before the name. */
const partsOf = ({ address = '{name}' }: Pick<PageKind, 'address'>) => {
  const [folder, own] = splitAtFolder(address);
  const [before = '', after = ''] = own.split('{name}');
  return { folder, before, after };
};

const splitAtFolder = (path: string) => {
  const end = path.lastIndexOf('/') + 1;
  return [path.slice(0, end), path.slice(end)] as const;
};

/**
 * The address for a name: `french` and `course-french` give the same one, and a name with a folder is in that folder.
 * A name that begins with “/” is the address itself.
 */
export function addressFor(name: string, kind: Pick<PageKind, 'address'>): string {
  if (name.startsWith('/')) return name;
  const { folder, before, after } = partsOf(kind);
  const [written, own] = splitAtFolder(name);
  const isComplete = own.startsWith(before) && own.endsWith(after);
  return `/${written || folder}${isComplete ? own : before + own + after}`;
}

/** The name in an address: `french` in `/course-french`. */
export function nameIn(address: string, kind: Pick<PageKind, 'address'>): string {
  const { before, after } = partsOf(kind);
  const [, own] = splitAtFolder(address);
  return own.startsWith(before) && own.endsWith(after)
    ? own.slice(before.length, own.length - after.length)
    : own;
}
