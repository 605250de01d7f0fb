import type { Diagnostic, Outcome } from '../diagnostics/diagnostic';
import { misplacedDocument } from '../diagnostics/misplaced-document/misplaced-document';
import { detectOtherKind } from '../document/detect-kind';
import {
  collectionPath,
  type DocumentKind,
  entrySchemaPath,
  formPath,
  kindOf,
  uniquePaths,
} from '../document/document-kind';
import { locationAt } from '../document/location';
import { suggestedRoute } from '../document/route';
import type { SourceFile, Sources } from '../document/source';

/**
 * Treats each misplaced document as if it were where its content belongs: a register among the pages is read as a
 * register and reported once. A misplaced document is dropped if another document has the path where it belongs.
 */
export function relocateMisplaced(sources: Sources): Outcome<Sources> {
  const paths = new Set(sources.documents.map(({ path }) => path));
  const diagnostics: Diagnostic[] = [];
  const documents = sources.documents.flatMap((source): readonly SourceFile[] => {
    const kind = detectOtherKind(source.text, kindOf(source.path));
    const path = kind && properPath(kind, source.path);
    if (!kind || path === undefined) return [source];
    const isTaken = paths.has(path);
    paths.add(path);
    diagnostics.push(
      misplacedDocument(locationAt(source, '', 0, 1), source.path, {
        kindName: kindNames[kind],
        path,
        isTaken,
      }),
    );
    // The schemas of collections have been read by their paths already, so neither they nor collections can be moved.
    return isTaken || kind === 'collection' || kind === 'entry-schema' ? [] : [{ ...source, path }];
  });
  return diagnostics.length === 0
    ? { value: sources, diagnostics }
    : { value: { ...sources, documents }, diagnostics };
}

const kindNames: Readonly<Record<DocumentKind, string>> = {
  page: 'a page',
  register: 'a register of figures',
  collection: 'a collection of entries',
  form: 'a form',
  site: 'the settings of a site',
  kinds: 'the kinds of pages',
  words: 'the words of the interface',
  rates: 'the rates of exchange',
  urls: 'the list of published addresses',
  theme: 'a theme',
  'entry-schema': 'the schema of a collection',
  'block-schema': 'the schema of a block',
};

/** The path where a misplaced document belongs. */
function properPath(kind: DocumentKind, path: string): string | undefined {
  const [, file = ''] = /([^/]+?)(?:\.schema)?\.json$/.exec(path) ?? [];
  const name = suggestedRoute(file.replace(/^_+/, '')) || 'name';
  switch (kind) {
    case 'page':
      return /^_[^/]+\//.test(path) ? `${name}.json` : path.replace(/(^|\/)_+/g, '$1');
    case 'register':
      return `_facts/${name}.json`;
    case 'form':
      return formPath(name);
    case 'collection':
      return collectionPath(name);
    case 'entry-schema':
      return entrySchemaPath(name);
    default:
      return uniquePaths[kind];
  }
}
