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
  text: string | undefined;
  document: LinkedDocument;
  pointer: string;
}

/**
 * Removes warnings that documents accept with a reason. Warnings about words, the theme and non-JSON files are
 * accepted in `_site.json`. If all rules have run (`isWhole`), acceptances that match no warning are reported.
 */
export function withoutAccepted(
  warnings: readonly Diagnostic[],
  { documents }: LinkedSite,
  ranAllRules: boolean,
): readonly Diagnostic[] {
  const accepted = new Map(documents.flatMap((document) => acceptedIn(document)));
  if (accepted.size === 0) return warnings;
  const texts = new Map(documents.map(({ document: { source } }) => [source.file, source.text]));
  const site = documents.find(({ kind }) => kind === 'site')?.document.source.file ?? '';
  const unable = new Set(
    documents.flatMap(({ kind, document }) => (cannotAccept.has(kind) ? [document.source.file] : [])),
  );
  const usedAcceptances = new Set<Acceptance>();
  const left = warnings.filter(({ code, location: { file, line } }) => {
    const text = texts.get(file);
    const acceptedHere = accepted.get(text === undefined || unable.has(file) ? site : file);
    const where = text === undefined ? file : (textOfLine(text, line) ?? '');
    const found = acceptedHere?.find(
      (one) => one.code === code && (one.text === undefined || where.includes(one.text)),
    );
    if (found) usedAcceptances.add(found);
    return !found;
  });
  // If the document still has a warning with this code, the accepted line has probably changed, so the acceptance is
  // not reported as needless.
  const isLeft = ({ code, document }: Acceptance) =>
    left.some((one) => one.code === code && one.location.file === document.document.source.file);
  const needless = ranAllRules
    ? [...accepted.values()].flat().filter((one) => !usedAcceptances.has(one) && !isLeft(one))
    : [];
  return [
    ...left,
    ...needless.map(({ code, document, pointer }) =>
      needlessAcceptance(locationOfValue(document.document, pointer), code),
    ),
  ];
}

/** Documents that cannot have a property `accepted`, because all their properties are names. */
const cannotAccept: ReadonlySet<DocumentKind> = new Set([
  'words',
  'theme',
  'urls',
  'entry-schema',
  'block-schema',
]);

function acceptedIn(document: LinkedDocument): readonly (readonly [string, readonly Acceptance[]])[] {
  const { accepted } = Object(document.validValue) as { accepted?: PartiallyValid<Accepted> };
  if (!accepted) return [];
  const acceptances = accepted.flatMap((one, at): readonly Acceptance[] =>
    one?.code === undefined || one.because === undefined
      ? []
      : [{ code: one.code, text: one.text, document, pointer: `/accepted/${at}` }],
  );
  return [[document.document.source.file, acceptances]];
}
