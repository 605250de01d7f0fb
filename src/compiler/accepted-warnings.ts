import type { Diagnostic } from '../diagnostics/diagnostic';
import { needlessAcceptance } from '../diagnostics/needless-acceptance/needless-acceptance';
import type { DocumentKind } from '../document/document-kind';
import { locationOfValue, textOfLine } from '../document/location';
import type { Accepted } from '../generated/documents';
import type { PartiallyValid } from '../schema/valid-part';
import type { LinkedDocument, LinkedSite } from '../site/checked-site';

/** A warning that an author has marked as unjustified, and where. */
interface Acceptance {
  code: string;
  /**
   * The line of the warning has to contain it. Files that are not documents have no lines, so their name has to. If
   * omitted, every warning with the code is accepted.
   */
  text: string | undefined;
  document: LinkedDocument;
  pointer: string;
}

/**
 * Removes warnings that documents accept with a reason. Warnings about documents that cannot have the property
 * `accepted`, such as the theme, and about files that are not documents are accepted in `_site.json`. If all rules have
 * run, acceptances that match no warning are reported.
 */
export function withoutAccepted(
  warnings: readonly Diagnostic[],
  { documents }: LinkedSite,
  ranAllRules: boolean,
): readonly Diagnostic[] {
  const accepted = new Map(documents.flatMap((document) => acceptancesIn(document)));
  if (accepted.size === 0) return warnings;
  const texts = new Map(documents.map(({ parsed: { source } }) => [source.file, source.text]));
  const settingsFile = documents.find(({ kind }) => kind === 'site')?.parsed.source.file ?? '';
  const filesWithoutAcceptances = new Set(
    documents.flatMap(({ kind, parsed }) => (kindsWithoutAcceptances.has(kind) ? [parsed.source.file] : [])),
  );
  /** The document in which warnings about a file are accepted. */
  const acceptingFile = (file: string) =>
    texts.has(file) && !filesWithoutAcceptances.has(file) ? file : settingsFile;
  const usedAcceptances = new Set<Acceptance>();
  const remaining = warnings.filter(({ code, location: { file, line } }) => {
    const text = texts.get(file);
    const warnedText = text === undefined ? file : (textOfLine(text, line) ?? '');
    const found = accepted
      .get(acceptingFile(file))
      ?.find((one) => one.code === code && (one.text === undefined || warnedText.includes(one.text)));
    if (found) usedAcceptances.add(found);
    return !found;
  });
  // If there is still a warning with this code that the document could accept, the accepted line has probably changed,
  // so the acceptance is not reported as needless.
  const stillWarns = ({ code, document }: Acceptance) =>
    remaining.some(
      (one) => one.code === code && acceptingFile(one.location.file) === document.parsed.source.file,
    );
  const needless = ranAllRules
    ? [...accepted.values()].flat().filter((one) => !usedAcceptances.has(one) && !stillWarns(one))
    : [];
  return [
    ...remaining,
    ...needless.map(({ code, document, pointer }) =>
      needlessAcceptance(locationOfValue(document.parsed, pointer), code),
    ),
  ];
}

/** Kinds of documents whose schema has no property `accepted`. */
const kindsWithoutAcceptances: ReadonlySet<DocumentKind> = new Set([
  'words',
  'theme',
  'urls',
  'entry-schema',
  'block-schema',
]);

function acceptancesIn(document: LinkedDocument): readonly (readonly [string, readonly Acceptance[]])[] {
  const { accepted } = Object(document.validValue) as { accepted?: PartiallyValid<Accepted> };
  if (!accepted) return [];
  const acceptances = accepted.flatMap((one, index): readonly Acceptance[] =>
    one?.code === undefined || one.because === undefined
      ? []
      : [{ code: one.code, text: one.text, document, pointer: `/accepted/${index}` }],
  );
  return [[document.parsed.source.file, acceptances]];
}
