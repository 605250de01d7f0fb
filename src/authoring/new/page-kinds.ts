import { contentAt, unvalidatedContent } from '../../compiler/unvalidated-content';
import type { SourceFile, Sources } from '../../document/source';
import type { PageKind } from '../../generated/documents';
import { unvalidatedKinds } from '../../references/page-kinds';

/** The site's kinds of pages, not validated. Those without a name are skipped. */
export const kindsIn = ({ documents }: Pick<Sources, 'documents'>): readonly PageKind[] =>
  unvalidatedKinds({ contentOf: (path) => contentAt(documents, path) });

/** A page, read without validation. */
export interface UnvalidatedPage {
  source: SourceFile;
  content: {
    facts?: unknown;
    draft?: unknown;
    listing?: { name?: unknown; inText?: unknown; flag?: unknown; order?: unknown };
  };
}

/** The pages of a kind, including drafts, read without validation. */
export const pagesOfKind = ({ documents }: Sources, kind: string): readonly UnvalidatedPage[] =>
  documents.flatMap((source) => {
    const content = Object(unvalidatedContent(source));
    return content.kind === kind ? [{ source, content }] : [];
  });

/** What a new page of a kind begins with; the schema fills in the rest. */
export const templateOf = ({ start }: Pick<PageKind, 'start'>): NonNullable<PageKind['start']> =>
  start ?? { blocks: [{ type: 'banner' }, { type: 'text' }] };

/** Splits `services/course-{name}` into the folder `services/` and the prefix `course-`. */
const partsOf = ({ address = '{name}' }: Pick<PageKind, 'address'>) => {
  const [folder, fileName] = splitAtFolder(address);
  const [prefix = '', suffix = ''] = fileName.split('{name}');
  return { folder, prefix, suffix };
};

/** Splits a path after its last slash, into the folder and the file name. */
const splitAtFolder = (path: string) => {
  const end = path.lastIndexOf('/') + 1;
  return [path.slice(0, end), path.slice(end)] as const;
};

/**
 * The route for a name. `french` and `course-french` give the same route; a folder in the name is kept. A name that
 * begins with “/” is the route itself.
 */
export function addressFor(name: string, kind: Pick<PageKind, 'address'>): string {
  if (name.startsWith('/')) return name;
  const { folder, prefix, suffix } = partsOf(kind);
  const [givenFolder, fileName] = splitAtFolder(name);
  const isComplete = fileName.startsWith(prefix) && fileName.endsWith(suffix);
  return `/${givenFolder || folder}${isComplete ? fileName : prefix + fileName + suffix}`;
}

/** The name within a route: `french` in `/course-french`. */
export function nameIn(address: string, kind: Pick<PageKind, 'address'>): string {
  const { prefix, suffix } = partsOf(kind);
  const [, fileName] = splitAtFolder(address);
  return fileName.startsWith(prefix) && fileName.endsWith(suffix)
    ? fileName.slice(prefix.length, fileName.length - suffix.length)
    : fileName;
}
