import type { Diagnostic } from '../../diagnostics/diagnostic';
import { misplacedDocument } from '../../diagnostics/misplaced-document/misplaced-document';
import { missingDocument } from '../../diagnostics/missing-document/missing-document';
import { nearest } from '../../diagnostics/nearest';
import { neededDraft } from '../../diagnostics/needed-draft/needed-draft';
import { kindOf, kindsPath, themePath, urlHistoryPath, wordsPath } from '../../document/document-kind';
import { locationAt, locationOfFile, locationOfValue } from '../../document/location';
import { type SpecialPages, specialPath } from '../../document/route';
import type { Sources } from '../../document/source';
import type { LinkedPage, LinkedSite } from '../../site/checked-site';

/** Documents that a site with these special pages needs. */
const neededBy = ({ notFound, thankYou, serverError }: SpecialPages) => [
  '_site.json',
  wordsPath,
  specialPath(notFound),
  specialPath(thankYou),
  ...(serverError === undefined ? [] : [specialPath(serverError)]),
  'index.json',
];

/** Missing documents, documents that nothing uses, and drafts of required documents. */
export const expectedDocuments = ({ sources, pages, special }: LinkedSite): readonly Diagnostic[] => [
  ...missingDocuments(sources, neededBy(special)),
  ...misplacedDocuments(sources),
  ...neededDrafts(pages, neededBy(special)),
];

function missingDocuments({ documents }: Sources, needed: readonly string[]): readonly Diagnostic[] {
  const paths = new Set(documents.map(({ path }) => path));
  const [{ file, path } = { file: '', path: '' }] = documents;
  const folder = file.slice(0, file.length - path.length);
  return needed
    .filter((name) => !paths.has(name))
    .map((name) => missingDocument(locationOfFile(folder + name), name, folder + name));
}

function neededDrafts(pages: readonly LinkedPage[], needed: readonly string[]): readonly Diagnostic[] {
  return pages
    .filter(({ document, isMarkedDraft }) => isMarkedDraft && needed.includes(document.source.path))
    .map(({ document }) => neededDraft(locationOfValue(document, '/draft'), document.source.path));
}

/** Folders whose documents may have any name. */
const folders = ['_forms', '_pages', '_collections'];

function misplacedDocuments({ documents }: Sources): readonly Diagnostic[] {
  return documents
    .filter(({ path }) => kindOf(path) === undefined)
    .map((source) => {
      const { path } = source;
      const name = path.slice(path.indexOf('/') + 1);
      const misspelled = [
        '_site.json',
        kindsPath,
        wordsPath,
        urlHistoryPath,
        themePath,
        ...folders.map((folder) => `${folder}/${name}`),
        ...(path.startsWith('_') ? [] : [path.replaceAll('/_', '/')]),
      ];
      return misplacedDocument(locationAt(source, '', 0, 1), path, nearest(path, misspelled));
    });
}
