import { compareDiagnostics } from '../diagnostics/compare-diagnostics';
import { type Diagnostic, hasErrors, type Outcome } from '../diagnostics/diagnostic';
import type { Sources } from '../document/source';
import type { Rule } from '../rules/rule';
import { rules as allRules } from '../rules/rules';
import type { CheckedSite, LinkedSite, ValidatedDocument } from '../site/checked-site';
import { duplicateEntries } from './checks/duplicate-entries';
import { duplicateSubmits } from './checks/duplicate-submits';
import { duplicateTitles } from './checks/duplicate-titles';
import { expectedDocuments } from './checks/expected-documents';
import { incompleteFields } from './checks/incomplete-fields';
import { invalidRedirects } from './checks/invalid-redirects';
import { vanishedRoutes } from './checks/vanished-routes';
import { link } from './link';
import { validate } from './validate';

/** Errors that only several documents together show, found although other documents are invalid. */
const checks: readonly ((site: LinkedSite) => readonly Diagnostic[])[] = [
  expectedDocuments,
  duplicateEntries,
  incompleteFields,
  duplicateSubmits,
  duplicateTitles,
  invalidRedirects,
  vanishedRoutes,
];

/**
 * Texts to a site without errors: each document is parsed and validated on its own, then linked to the others, then the
 * whole is checked. With errors there is no site, and rules are skipped: much of what they would find only follows
 * from the errors.
 */
export function check(sources: Sources, rules: readonly Rule[] = allRules): Outcome<CheckedSite | undefined> {
  const outcomes = sources.documents.map((source) => validate(sources.schemas, source));
  const validated = outcomes.flatMap(({ value }) => value ?? []);
  const linked = link(sources, validated);
  const found = [
    ...outcomes.flatMap(({ diagnostics }) => diagnostics),
    ...linked.diagnostics,
    ...checks.flatMap((find) => find(linked.value)),
  ];
  const diagnostics = [...found, ...unfilledElsewhere(validated, found)];

  const { settings } = linked.value;
  const site = settings && !hasErrors(diagnostics) ? { ...linked.value, settings } : undefined;
  const warnings = site ? rules.flatMap((rule) => rule(site)) : [];
  return { value: site, diagnostics: [...diagnostics, ...warnings].sort(compareDiagnostics) };
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
