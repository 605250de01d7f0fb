import { compareDiagnostics, type Diagnostic, hasErrors, type Outcome } from '../diagnostics/diagnostic';
import { misplacedDocument } from '../diagnostics/misplaced-document/misplaced-document';
import type { Sources } from '../document/source';
import type { Rule } from '../rules/rule';
import { rules as allRules } from '../rules/rules';
import type { CheckedSite, LinkedSite, ValidatedDocument } from '../site/checked-site';
import { withoutAccepted } from './accepted-warnings';
import { applyFactChanges } from './apply-fact-changes';
import { backwardsNotices } from './checks/backwards-notices';
import { contradictoryFields } from './checks/contradictory-fields';
import { duplicateEntries } from './checks/duplicate-entries';
import { duplicateSubmits } from './checks/duplicate-submits';
import { duplicateTitles } from './checks/duplicate-titles';
import { entrySchemas } from './checks/entry-schemas';
import { expectedDocuments } from './checks/expected-documents';
import { fileNames } from './checks/file-names';
import { incompleteBlocks } from './checks/incomplete-blocks';
import { incompleteFields } from './checks/incomplete-fields';
import { invalidRedirects } from './checks/invalid-redirects';
import { lowContrast } from './checks/low-contrast';
import { missingWords } from './checks/missing-words';
import { registers } from './checks/registers';
import { rootFiles } from './checks/root-files';
import { runningDrawings } from './checks/running-drawings';
import { sharedSpecialPages } from './checks/shared-special-pages';
import { siteAddress } from './checks/site-address';
import { siteBlocks } from './checks/site-blocks';
import { tableCells } from './checks/table-cells';
import { takenFieldNames } from './checks/taken-field-names';
import { unknownHours } from './checks/unknown-hours';
import { unsafePatterns } from './checks/unsafe-patterns';
import { unusableLogos } from './checks/unusable-logos';
import { vanishedRoutes } from './checks/vanished-routes';
import { wrongParents } from './checks/wrong-parents';
import { type CompileCache, createCompileCache } from './compile-cache';
import { withoutCopies } from './copied-documents';
import { documentWarnings } from './document-warnings';
import { link } from './link';
import { dropConsequences, fileAndPointer, mergeRelated } from './merge-related-diagnostics';
import { relocateMisplaced } from './misplaced-documents';
import { referenceDiagnostics } from './reference-diagnostics';
import { resolveFactReferences } from './resolve-fact-references';
import { versionMismatch } from './schema-version';
import { validateCached } from './validate-cached';

/** Checks that the schema cannot express. They also run on a site with invalid documents. */
const checks: readonly ((site: LinkedSite) => readonly Diagnostic[])[] = [
  expectedDocuments,
  sharedSpecialPages,
  entrySchemas,
  siteBlocks,
  duplicateEntries,
  registers,
  incompleteFields,
  contradictoryFields,
  unsafePatterns,
  takenFieldNames,
  tableCells,
  incompleteBlocks,
  backwardsNotices,
  duplicateSubmits,
  duplicateTitles,
  siteAddress,
  invalidRedirects,
  fileNames,
  rootFiles,
  wrongParents,
  lowContrast,
  unusableLogos,
  runningDrawings,
  unknownHours,
  vanishedRoutes,
  missingWords,
];

/** What to check, and where to take earlier results from. */
export interface CheckOptions {
  /** The rules to run on the whole site; by default, all. */
  rules?: readonly Rule[];
  /** Looks for errors alone; with warnings, a build would take longer. */
  errorsOnly?: boolean;
  /** Results of earlier checks, of the same rules. */
  cache?: CompileCache;
}

/**
 * Parses and validates each document, inserts quoted figures as of today, links the documents and checks the whole
 * site. If there are errors, the site is undefined, but everything that does not depend on an error is still checked:
 * authors see all problems at once, and none that only follows from another. If the documents have another schema
 * version, only that is reported.
 */
export function check(
  allSources: Sources,
  { rules = allRules, errorsOnly, cache = createCompileCache() }: CheckOptions = {},
): Outcome<CheckedSite | undefined> {
  const mismatch = versionMismatch(allSources);
  if (mismatch.length > 0) return { value: undefined, diagnostics: mismatch };
  const originals = withoutCopies(allSources);
  const relocated = relocateMisplaced(originals.value);
  const sources = relocated.value;
  const outcomes = sources.documents.map((source) => validateCached(sources.schemas, source, cache));
  const validatedDocuments = outcomes.flatMap(({ value }) => value ?? []);
  const validated = resolveFactReferences(applyFactChanges(validatedDocuments, sources.today));
  const linked = link(sources, validated);
  const all = [
    ...originals.diagnostics,
    ...relocated.diagnostics,
    ...outcomes.flatMap(({ diagnostics }) => diagnostics),
    ...linked.diagnostics,
    ...referenceDiagnostics(linked.value, cache),
    ...checks.flatMap((findProblems) => findProblems(linked.value)),
  ];
  // For misplaced documents, only where they belong is reported; everything else is once they have been moved.
  const misplacedFiles = new Set(relocated.diagnostics.map(({ location }) => location.file));
  const isReported = ({ code, location: { file } }: Diagnostic) =>
    code === misplacedDocument.definition.code || !misplacedFiles.has(file);
  const merged = mergeRelated(all, linked.value);
  const diagnostics = [...merged, ...unfilledElsewhere(validated, merged)].filter(isReported);

  // Without errors, all documents match their schemas.
  const checked = hasErrors(diagnostics) ? undefined : (linked.value as CheckedSite);
  if (errorsOnly)
    return {
      value: checked,
      diagnostics: diagnostics.filter(({ severity }) => severity === 'error').sort(compareDiagnostics),
    };
  const warnings = dropConsequences([
    ...documentWarnings(linked.value, rules, cache),
    // The rules that look at the whole site.
    ...rules.flatMap((rule) =>
      'checkDocument' in rule ? [] : rule({ ...linked.value, checkedSite: checked }),
    ),
  ]);
  // Some rules find nothing on a site with errors or without the day, so acceptances would only seem needless.
  const ranAllRules = checked !== undefined && sources.today !== undefined;
  const reportedWarnings = withoutAccepted(warnings.filter(isReported), linked.value, ranAllRules);
  return { value: checked, diagnostics: [...diagnostics, ...reportedWarnings].sort(compareDiagnostics) };
}

/** Unfilled texts, unless another diagnostic is reported at the same location. */
function unfilledElsewhere(
  validated: readonly ValidatedDocument[],
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  const reportedLocations = new Set(found.map(fileAndPointer));
  return validated
    .flatMap(({ unfilled }) => unfilled)
    .filter((one) => !reportedLocations.has(fileAndPointer(one)));
}
