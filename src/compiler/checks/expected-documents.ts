import type { Diagnostic } from '../../diagnostics/diagnostic';
import { misplacedDocument } from '../../diagnostics/misplaced-document/misplaced-document';
import { missingDocument } from '../../diagnostics/missing-document/missing-document';
import { nearest } from '../../diagnostics/nearest';
import { neededDraft } from '../../diagnostics/needed-draft/needed-draft';
import { kindOf, kindsPath, themePath, urlHistoryPath, wordsPath } from '../../document/document-kind';
import { locationAt, locationOfFile, locationOfValue } from '../../document/location';
import { specialPath } from '../../document/route';
import type { Sources } from '../../document/source';
import { packFor } from '../../references/word-packs';
import type { LinkedSite } from '../../site/checked-site';
import { sendsForms } from '../../site/needed-words';
import { siteFolder } from '../../site/site-folder';

/** The paths of the documents that a site needs, each with the reason. */
function neededDocuments(site: LinkedSite): ReadonlyMap<string, string> {
  const { sources, documents, specialPages, settings } = site;
  const language = settings?.content.language;
  const specialNames = Object.values(settings?.content.special ?? {}).filter((name) => name !== undefined);
  const everySite = 'Every site needs it.';
  return new Map([
    ['_site.json', everySite],
    ...(language === undefined || packFor(sources, language)
      ? []
      : [[wordsPath, `Prospectus itself has no words in the language “${language}”.`] as const]),
    ...(sendsForms(documents)
      ? [[specialPath(specialPages.thankYou), 'It is shown after a form was sent.'] as const]
      : []),
    ...specialNames.map((name) => [specialPath(name), '"special" in _site.json names it.'] as const),
    ['index.json', everySite],
  ]);
}

/** Missing documents, documents whose path is that of no kind, and drafts of documents that must not be drafts. */
export const expectedDocuments = (site: LinkedSite): readonly Diagnostic[] => [
  ...missingDocuments(site.sources, neededDocuments(site)),
  ...misplacedDocuments(site.sources),
  ...neededDrafts(site),
];

function missingDocuments(sources: Sources, needed: ReadonlyMap<string, string>): readonly Diagnostic[] {
  const paths = new Set(sources.documents.map(({ path }) => path));
  const folder = siteFolder(sources);
  return [...needed]
    .filter(([path]) => !paths.has(path))
    .map(([path, why]) => missingDocument(locationOfFile(folder + path), path, folder + path, why));
}

function neededDrafts({ pages, specialPages }: LinkedSite): readonly Diagnostic[] {
  const needed = ['index.json', ...Object.values(specialPages).map(specialPath)];
  return pages
    .filter(({ parsed, isMarkedDraft }) => isMarkedDraft && needed.includes(parsed.source.path))
    .map(({ parsed }) => neededDraft(locationOfValue(parsed, '/draft'), parsed.source.path));
}

/** Folders whose documents may have any name. */
const folders = ['_forms', '_pages', '_collections', '_facts'];

function misplacedDocuments({ documents }: Sources): readonly Diagnostic[] {
  return documents
    .filter(({ path }) => kindOf(path) === undefined)
    .map((source) => {
      const { path } = source;
      const name = path.slice(path.indexOf('/') + 1);
      const candidates = [
        '_site.json',
        kindsPath,
        wordsPath,
        urlHistoryPath,
        themePath,
        ...folders.map((folder) => `${folder}/${name}`),
        ...(path.startsWith('_') ? [] : [path.replaceAll('/_', '/')]), // without the underscores it is a page
      ];
      return misplacedDocument(locationAt(source, '', 0, 1), path, nearest(path, candidates));
    });
}
