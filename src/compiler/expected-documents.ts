import type { Diagnostic } from '../diagnostics/diagnostic';
import { misplacedDocument } from '../diagnostics/misplaced-document/misplaced-document';
import { missingDocument } from '../diagnostics/missing-document/missing-document';
import { nearest } from '../diagnostics/nearest';
import { neededDraft } from '../diagnostics/needed-draft/needed-draft';
import { collectionNames, kindOf, urlHistoryPath } from '../document/document-kind';
import { locationAt, locationOfFile, locationOfValue } from '../document/location';
import type { Sources } from '../document/source';
import type { CheckedPage } from '../site/checked-site';

/** Documents that every site needs. */
const needed = ['_site.json', '_pages/404.json', '_pages/thank-you.json', 'index.json'];

export function missingDocuments({ documents }: Sources): readonly Diagnostic[] {
  const paths = new Set(documents.map(({ path }) => path));
  const [{ file, path: itsPath } = { file: '', path: '' }] = documents;
  const folder = file.slice(0, file.length - itsPath.length);
  return needed
    .filter((path) => !paths.has(path))
    .map((path) => missingDocument(locationOfFile(folder + path), path));
}

export function neededDrafts(pages: readonly CheckedPage[]): readonly Diagnostic[] {
  return pages
    .filter(({ document, draft }) => draft && needed.includes(document.source.path))
    .map(({ document }) => neededDraft(locationOfValue(document, '/draft'), document.source.path));
}

/** Folders whose documents have names of their own. */
const folders = ['_forms', '_pages'];

export function misplacedDocuments({ documents }: Sources): readonly Diagnostic[] {
  return documents
    .filter(({ path }) => kindOf(path) === undefined)
    .map((source) => {
      const { path } = source;
      const name = path.slice(path.indexOf('/') + 1);
      const meant = [
        '_site.json',
        urlHistoryPath,
        ...folders.map((folder) => `${folder}/${name}`),
        ...collectionNames.map((collection) => `_collections/${collection}.json`),
        ...(path.startsWith('_') ? [] : [path.replaceAll('/_', '/')]),
      ];
      return misplacedDocument(locationAt(source, '', 0, 1), path, nearest(path, meant));
    });
}
