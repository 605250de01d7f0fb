import type { Diagnostic } from '../../diagnostics/diagnostic';
import { misplacedDocument } from '../../diagnostics/misplaced-document/misplaced-document';
import { missingDocument } from '../../diagnostics/missing-document/missing-document';
import { nearest } from '../../diagnostics/nearest';
import { neededDraft } from '../../diagnostics/needed-draft/needed-draft';
import { kindOf, kindsPath, themePath, urlHistoryPath, wordsPath } from '../../document/document-kind';
import { locationAt, locationOfFile, locationOfValue } from '../../document/location';
import { neededSpecialPages } from '../../document/route';
import type { Sources } from '../../document/source';
import type { LinkedPage, LinkedSite } from '../../site/checked-site';

/** Documents that every site needs. */
const needed = [
  '_site.json',
  wordsPath,
  ...neededSpecialPages.map((name) => `_pages/${name}.json`),
  'index.json',
];

/** Documents that are missing, that nothing reads, and drafts of those that every site needs. */
export const expectedDocuments = ({ sources, pages }: LinkedSite): readonly Diagnostic[] => [
  ...missingDocuments(sources),
  ...misplacedDocuments(sources),
  ...neededDrafts(pages),
];

function missingDocuments({ documents }: Sources): readonly Diagnostic[] {
  const paths = new Set(documents.map(({ path }) => path));
  const [{ file, path } = { file: '', path: '' }] = documents;
  const folder = file.slice(0, file.length - path.length);
  return needed
    .filter((name) => !paths.has(name))
    .map((name) => missingDocument(locationOfFile(folder + name), name, folder + name));
}

function neededDrafts(pages: readonly LinkedPage[]): readonly Diagnostic[] {
  return pages
    .filter(({ document, saysDraft }) => saysDraft && needed.includes(document.source.path))
    .map(({ document }) => neededDraft(locationOfValue(document, '/draft'), document.source.path));
}

/** Folders whose documents have names of their own. */
const folders = ['_forms', '_pages', '_collections'];

function misplacedDocuments({ documents }: Sources): readonly Diagnostic[] {
  return documents
    .filter(({ path }) => kindOf(path) === undefined)
    .map((source) => {
      const { path } = source;
      const name = path.slice(path.indexOf('/') + 1);
      const meant = [
        '_site.json',
        kindsPath,
        wordsPath,
        urlHistoryPath,
        themePath,
        ...folders.map((folder) => `${folder}/${name}`),
        ...(path.startsWith('_') ? [] : [path.replaceAll('/_', '/')]),
      ];
      return misplacedDocument(locationAt(source, '', 0, 1), path, nearest(path, meant));
    });
}
