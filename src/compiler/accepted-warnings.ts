import type { Diagnostic } from '../diagnostics/diagnostic';
import { needlessAcceptance } from '../diagnostics/needless-acceptance/needless-acceptance';
import type { DocumentKind } from '../document/document-kind';
import { locationOfValue, textOfLine } from '../document/location';
import type { Accepted } from '../generated/documents';
import type { PartiallyValid } from '../schema/valid-value';
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
  const accepted = documents.flatMap(acceptancesIn);
  const documentsByFile = new Map(documents.map((document) => [document.parsed.source.file, document]));
  const settings = documents.find(({ kind }) => kind === 'site');
  /** The document in which warnings about a file are accepted. */
  const acceptingDocument = (file: string) => {
    const document = documentsByFile.get(file);
    return document && !kindsWithoutAcceptances.has(document.kind) ? document : settings;
  };
  const usedAcceptances = new Set<Acceptance>();
  const remaining = warnings.filter(({ code, location: { file, line } }) => {
    const source = documentsByFile.get(file)?.parsed.source;
    const warnedText = source ? (textOfLine(source.text, line) ?? '') : file;
    const found = accepted.find(
      (one) =>
        one.code === code &&
        one.document === acceptingDocument(file) &&
        (one.text === undefined || warnedText.includes(one.text)),
    );
    if (found) usedAcceptances.add(found);
    return !found;
  });
  // If there is still a warning with this code that the document could accept, the accepted line has probably changed,
  // so the acceptance is not reported as needless.
  const stillWarns = ({ code, document }: Acceptance) =>
    remaining.some((one) => one.code === code && acceptingDocument(one.location.file) === document);
  const needless = ranAllRules ? accepted.filter((one) => !usedAcceptances.has(one) && !stillWarns(one)) : [];
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

function acceptancesIn(document: LinkedDocument): readonly Acceptance[] {
  const { accepted = [] } = Object(document.validValue) as { accepted?: PartiallyValid<Accepted> };
  return accepted.flatMap((one, index) =>
    one?.code === undefined || one.because === undefined
      ? []
      : { code: one.code, text: one.text, document, pointer: `/accepted/${index}` },
  );
}
