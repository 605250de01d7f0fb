import { byPlace } from './by-place';
import { type Diagnostic, hasErrors, type Outcome } from './diagnostics/diagnostic';
import { misplacedDocument } from './diagnostics/misplaced-document';
import { missingDocument } from './diagnostics/missing-document';
import { nearest } from './diagnostics/nearest';
import { neededDraft } from './diagnostics/needed-draft';
import { isDraft } from './draft';
import { ledgerPath } from './ledger/record-addresses';
import { vanishedRoutes } from './ledger/vanished-routes';
import { type ParsedDocument, parse } from './parse';
import { placeAt, placeOfFile, placeOfValue } from './place';
import { resolve } from './resolve';
import { routeTable } from './routes';
import type { Rule } from './rules/rule';
import { rules as allRules } from './rules/rules';
import type { Site } from './site';
import { soundBlocks } from './sound-blocks';
import type { Sources } from './source';
import { unfilledTexts } from './unfilled-texts';
import { collectionNames, createValidator, type DocumentKind, type Validate } from './validate';

export interface CompileOptions {
  /** Whether the site has its drafts among its pages, as whoever writes them wants to see them. No menu lists them. */
  drafts?: boolean;
  /** What looks at the whole site; all rules where nothing is said. */
  rules?: readonly Rule[];
}

/**
 * Texts to a checked site: parse, validate, resolve; then the rules look at the whole. The site is missing where there are
 * errors, and the rules wait until they are mended: much of what they would see only follows from them.
 */
export function compile(
  sources: Sources,
  validate = createValidator(sources.schemas),
  { drafts = false, rules = allRules }: CompileOptions = {},
): Outcome<Site | undefined> {
  const parsed = sources.documents.map(parse);
  const documents = parsed.flatMap(({ value }) => value ?? []);
  const unparsed = parsed.flatMap(({ diagnostics }) => diagnostics);
  const invalid = documents
    .flatMap((document) => validateDocument(document, validate))
    .filter((diagnostic) => !unparsed.some((cause) => isEcho(diagnostic, cause)));
  const faults = [...unparsed, ...invalid];
  const faulty = new Set(faults.map(({ place }) => place.file));
  const sound = documents.filter(({ source }) => !faulty.has(source.file));
  const rests = documents
    .filter(({ source }) => faulty.has(source.file) && kindOf(source.path) === 'page')
    .map((document) => soundBlocks(document, faults));

  const routes = routeTable(sources.documents);
  const resolved = resolve(sources, sound, rests, routes.value, { drafts });

  const found = [
    ...missingDocuments(sources),
    ...neededDrafts(sound),
    ...misplacedDocuments(sources),
    ...unparsed,
    ...invalid,
    ...routes.diagnostics,
    ...resolved.diagnostics,
    ...vanishedRoutes(sources, sound, routes.value),
  ];
  const diagnostics = [...found, ...unfilled(documents, found)];
  const site = hasErrors(diagnostics) ? undefined : resolved.value;
  const warnings = site ? rules.flatMap((rule) => rule({ site, documents, sources })) : [];
  return { value: site, diagnostics: [...diagnostics, ...warnings].sort(byPlace) };
}

/** A value that is wrong anyway is told of once. */
function unfilled(documents: readonly ParsedDocument[], found: readonly Diagnostic[]): readonly Diagnostic[] {
  const faulty = new Set(found.map(({ place }) => `${place.file}#${place.pointer}`));
  return documents
    .flatMap((document) => unfilledTexts(document, kindOf(document.source.path) === 'page'))
    .filter(({ place }) => !faulty.has(`${place.file}#${place.pointer}`));
}

function validateDocument(document: ParsedDocument, validate: Validate): readonly Diagnostic[] {
  const kind = kindOf(document.source.path);
  return kind ? validate(document, kind) : [];
}

/** Where a key stands twice, its object is not what the author sees: other faults of it may only follow from that. */
function isEcho({ place: { file, pointer } }: Diagnostic, { place: cause }: Diagnostic): boolean {
  const object = parentOf(cause.pointer);
  const isNear =
    pointer === object || parentOf(pointer) === object || pointer.startsWith(`${cause.pointer}/`);
  return file === cause.file && isNear;
}

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** A document's kind follows from where it stands. */
export function kindOf(path: string): DocumentKind | undefined {
  if (path === '_site.json') return 'site';
  if (path === ledgerPath) return 'urls';
  if (path.startsWith('_forms/')) return 'form';
  const collection = collectionNames.find((name) => path === `_collections/${name}.json`);
  if (collection) return collection;
  if (path.startsWith('_pages/') || !path.startsWith('_')) return 'page';
  return undefined;
}

/** Documents that every site needs. */
const needed = ['_site.json', '_pages/404.json', '_pages/thank-you.json'];

function missingDocuments({ documents }: Sources): readonly Diagnostic[] {
  const paths = new Set(documents.map(({ path }) => path));
  const [{ file, path: itsPath } = { file: '', path: '' }] = documents;
  const folder = file.slice(0, file.length - itsPath.length);
  return needed
    .filter((path) => !paths.has(path))
    .map((path) => missingDocument(placeOfFile(folder + path), path));
}

function neededDrafts(documents: readonly ParsedDocument[]): readonly Diagnostic[] {
  return documents
    .filter((document) => needed.includes(document.source.path) && isDraft(document))
    .map((document) => neededDraft(placeOfValue(document, '/draft'), document.source.path));
}

/** Folders whose documents have names of their own. */
const folders = ['_forms', '_pages'];

function misplacedDocuments({ documents }: Sources): readonly Diagnostic[] {
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
      ];
      return misplacedDocument(placeAt(source, '', 0, 1), path, nearest(path, meant));
    });
}
