import type { Diagnostic } from './diagnostics/diagnostic';
import { misplacedDocument } from './diagnostics/misplaced-document';
import { missingDocument } from './diagnostics/missing-document';
import { nearest } from './diagnostics/nearest';
import { neededDraft } from './diagnostics/needed-draft';
import { collectionNames, kindOf } from './document-kind';
import { ledgerPath } from './ledger/record-addresses';
import { placeAt, placeOfFile, placeOfValue } from './place';
import type { SoundPage } from './sound-site';
import type { Sources } from './source';

/** Documents that every site needs. */
const needed = ['_site.json', '_pages/404.json', '_pages/thank-you.json', 'index.json'];

export function missingDocuments({ documents }: Sources): readonly Diagnostic[] {
  const paths = new Set(documents.map(({ path }) => path));
  const [{ file, path: itsPath } = { file: '', path: '' }] = documents;
  const folder = file.slice(0, file.length - itsPath.length);
  return needed
    .filter((path) => !paths.has(path))
    .map((path) => missingDocument(placeOfFile(folder + path), path));
}

export function neededDrafts(pages: readonly SoundPage[]): readonly Diagnostic[] {
  return pages
    .filter(({ document, draft }) => draft && needed.includes(document.source.path))
    .map(({ document }) => neededDraft(placeOfValue(document, '/draft'), document.source.path));
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
        ledgerPath,
        ...folders.map((folder) => `${folder}/${name}`),
        ...collectionNames.map((collection) => `_collections/${collection}.json`),
        ...(path.startsWith('_') ? [] : [path.replaceAll('/_', '/')]),
      ];
      return misplacedDocument(placeAt(source, '', 0, 1), path, nearest(path, meant));
    });
}
