import { compareDiagnostics } from '../diagnostics/compare-diagnostics';
import { type Diagnostic, hasErrors, type Outcome } from '../diagnostics/diagnostic';
import { misplacedDocument } from '../diagnostics/misplaced-document/misplaced-document';
import type { Sources } from '../document/source';
import type { Rule } from '../rules/rule';
import { rules as allRules } from '../rules/rules';
import type { CheckedSite, LinkedSite, ValidatedDocument } from '../site/checked-site';
import { withoutAccepted } from './accepted-warnings';
import { backwardsNotices } from './checks/backwards-notices';
import { contradictoryFields } from './checks/contradictory-fields';
import { duplicateEntries } from './checks/duplicate-entries';
import { duplicateSubmits } from './checks/duplicate-submits';
import { duplicateTitles } from './checks/duplicate-titles';
import { emptyBlocks } from './checks/empty-blocks';
import { entrySchemas } from './checks/entry-schemas';
import { expectedDocuments } from './checks/expected-documents';
import { fileNames } from './checks/file-names';
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
import { uncaptionedVideos } from './checks/uncaptioned-videos';
import { unknownHours } from './checks/unknown-hours';
import { unsafePatterns } from './checks/unsafe-patterns';
import { unusableLogos } from './checks/unusable-logos';
import { vanishedRoutes } from './checks/vanished-routes';
import { wrongParents } from './checks/wrong-parents';
import type { CompileCache } from './compile-cache';
import { versionMismatch } from './contract';
import { withoutCopies } from './copied-documents';
import { documentWarnings } from './document-warnings';
import { factsOfDay } from './facts-of-day';
import { link } from './link';
import { inTheirPlaces } from './moved-documents';
import { oneCause, withoutEffects } from './one-cause';
import { quoteFigures } from './quote-figures';
import { referenceDiagnostics } from './reference-diagnostics';
import { validateCached } from './validate-cached';

/** Errors that only several documents together show, found although other documents are invalid. */
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
  emptyBlocks,
  backwardsNotices,
  uncaptionedVideos,
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

const { code: misplacedCode } = misplacedDocument.definition;

export interface CheckOptions {
  /** The rules for the whole site; all by default. */
  rules?: readonly Rule[];
  /** What earlier checks by all rules have found. */
  cache?: CompileCache;
}

/**
 * Turns texts into a site without errors: parses and validates each document on its own, fills in the figures of the day
 * that it quotes, links the documents to each other, and checks the whole site. An error leaves no site, but whatever does not depend
 * on it is still checked: authors see everything that is wrong at once, and nothing that only follows from another error. If
 * documents follow another version of the schemas, only that is reported.
 */
export function check(
  given: Sources,
  { rules = allRules, cache }: CheckOptions = {},
): Outcome<CheckedSite | undefined> {
  const other = versionMismatch(given);
  if (other.length > 0) return { value: undefined, diagnostics: other };
  const originals = withoutCopies(given);
  const placed = inTheirPlaces(originals.value);
  const sources = placed.value;
  const outcomes = sources.documents.map((source) => validateCached(sources.schemas, source, cache));
  const written = outcomes.flatMap(({ value }) => value ?? []);
  const validated = quoteFigures(factsOfDay(written, sources.today));
  const linked = link(sources, validated);
  const all = [
    ...originals.diagnostics,
    ...placed.diagnostics,
    ...outcomes.flatMap(({ diagnostics }) => diagnostics),
    ...linked.diagnostics,
    ...referenceDiagnostics(linked.value, cache),
    ...checks.flatMap((find) => find(linked.value)),
  ];
  // Of what lies in the wrong place only that is said: what it would be wrong about there is seen once it has moved.
  const moved = new Set(placed.diagnostics.map(({ location }) => location.file));
  const inPlace = ({ code, location: { file } }: Diagnostic) => code === misplacedCode || !moved.has(file);
  const found = oneCause(all, linked.value).filter(inPlace);
  const diagnostics = [...found, ...unfilledElsewhere(validated, found)];

  // Without errors everything is as the schema says.
  const checked = hasErrors(diagnostics) ? undefined : (linked.value as CheckedSite);
  const inDocuments = documentWarnings(linked.value, rules, cache);
  const warnings = withoutEffects(
    rules.flatMap((rule, position) =>
      'inDocument' in rule
        ? inDocuments.flatMap((found) => found[position] ?? [])
        : rule({ ...linked.value, checked }),
    ),
  );
  const isWhole = checked !== undefined && sources.today !== undefined;
  const told = withoutAccepted(warnings.filter(inPlace), linked.value, isWhole);
  return { value: checked, diagnostics: [...diagnostics, ...told].sort(compareDiagnostics) };
}

/** Texts to be written, unless another diagnostic is already at their place. */
function unfilledElsewhere(
  validated: readonly ValidatedDocument[],
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  const placeOf = ({ location: { file, pointer } }: Diagnostic) => `${file}#${pointer}`;
  const taken = new Set(found.map(placeOf));
  return validated.flatMap(({ unfilled }) => unfilled).filter((one) => !taken.has(placeOf(one)));
}
