import { posix } from 'node:path';
import { check } from '../../compiler/check';
import { validate } from '../../compiler/validate';
import { type Diagnostic, hasErrors } from '../../diagnostics/diagnostic';
import { urlHistoryPath } from '../../document/document-kind';
import { isDraft } from '../../document/draft';
import { nameProblem, suggestedName } from '../../document/file-name';
import { locationOfFile, spanInText } from '../../document/location';
import type { ParsedDocument } from '../../document/parsed-document';
import { isRoute, pathOf, routeOf, suggestedRoute } from '../../document/route';
import type { SourceFile, Sources } from '../../document/source';
import type { UrlsDocument } from '../../generated/documents';
import { links } from '../../references/links';
import type { ValidatedDocument } from '../../site/checked-site';
import { redirectsOf, reservedRouteProblem, routeTable, specialPagesOf } from '../../site/routes';
import { siteFolder } from '../../site/site-folder';
import { withValue } from '../edit/with-value';
import { applyEdits, type TextEdit } from '../fix/text-edit';
import { withoutRedirect, withRedirects } from './redirects';

/** A document before and after, and how many links in it were updated. */
export interface DocumentUpdate {
  before: SourceFile;
  after: SourceFile;
  linkCount: number;
}

/** The documents that change when a page is renamed, or why it cannot be: `because` has the errors, if any. */
export type Renaming =
  | { changes: readonly DocumentUpdate[]; needsRedirect: boolean }
  | { refused: string; because?: { diagnostics: readonly Diagnostic[]; documents: readonly SourceFile[] } };

/**
 * Gives a page a new route: moves its document, updates links to it, and redirects the old route to the new one.
 * Everything else stays unchanged. Drafts and pages that were never published need no redirect.
 */
export function renamePage(sources: Sources, from: string, to: string): Renaming {
  const refused = refusal(sources, from, to);
  if (refused) return { refused };
  const { diagnostics } = check(sources);
  if (hasErrors(diagnostics)) {
    const because = { diagnostics, documents: sources.documents };
    return { refused: 'The site has errors. Fix them, then rename the page.', because };
  }

  const documents = sources.documents.flatMap((source) => validate(sources.schemas, source).value ?? []);
  const movedSource = routeTable(sources.documents).value.get(from);
  const parsedDocuments = documents.map(({ parsed }) => parsed);
  const needsRedirect =
    isPublished(parsedDocuments, from) &&
    !parsedDocuments.some((document) => document.source === movedSource && isDraft(document));
  const changes = documents.flatMap((validated): DocumentUpdate[] => {
    const linkEdits = linkEditsFor(validated, from, to);
    const { parsed } = validated;
    const { source } = parsed;
    const path = source === movedSource ? pathOf(to) : source.path;
    const linked = applyEdits(source.text, linkEdits);
    const updated = source === movedSource ? withSchemaFor(path, parsed, linked) : linked;
    // When a page moves back to an earlier route, the redirect from there is removed.
    const withoutOld = source.path === '_site.json' ? withoutRedirect(updated, to) : updated;
    const text =
      source.path === '_site.json' && needsRedirect ? withRedirects(withoutOld, [{ from, to }]) : withoutOld;
    if (text === source.text && path === source.path) return [];
    const after = { path, file: siteFolder(sources) + path, text };
    return [{ before: source, after, linkCount: linkEdits.length }];
  });

  const after = sources.documents.map(
    (source) => changes.find(({ before }) => before === source)?.after ?? source,
  );
  const result = check({ ...sources, documents: after });
  return hasErrors(result.diagnostics)
    ? {
        refused: 'Nothing was renamed, because the new address would cause these errors.',
        because: { diagnostics: result.diagnostics, documents: after },
      }
    : { changes, needsRedirect };
}

/** Why the page cannot be renamed, if it cannot. */
function refusal({ documents }: Sources, from: string, to: string): string | undefined {
  const routes = routeTable(documents).value;
  const redirects = redirectsOf(documents);
  const normalized = routeOf(pathOf(to));
  // Only the message of this diagnostic is shown, so it needs no location.
  const reserved = reservedRouteProblem(() => locationOfFile(''), to, specialPagesOf(documents));
  if (!isRoute(to) || to !== normalized)
    return `“${to}” cannot be used as an address. Did you mean “${suggestedRoute(normalized)}”?`;
  const unusable = to.split('/').find((name) => nameProblem(name) !== undefined);
  if (unusable !== undefined)
    return `“${unusable}” cannot be the name of a file on every computer. Choose another one, such as “${suggestedName(unusable)}”.`;
  if (redirects.has(from)) return `${from} is a redirect. Change it in _site.json.`;
  if (!routes.has(from)) return `There is no page at ${from}.`;
  if (reserved) return reserved.message;
  if (redirects.has(to) && redirects.get(to) !== from)
    return `${to} is already used by a redirect in _site.json. Remove that redirect first.`;
  const documentAtTarget = routes.get(to);
  return documentAtTarget && `${to} is already used by ${documentAtTarget.file}. Choose another address.`;
}

/** Replaces the route in all links to it. Their queries and anchors stay. */
const linkEditsFor = (
  { parsed, references }: ValidatedDocument,
  from: string,
  to: string,
): readonly TextEdit[] =>
  references.of(links).flatMap(({ pointer, target, textPosition }) => {
    const isToRoute = target === from || [`${from}#`, `${from}?`].some((start) => target.startsWith(start));
    const { text, start } = textPosition ?? { text: target, start: 0 };
    return isToRoute && text.startsWith(from, start)
      ? [{ ...spanInText(parsed, pointer, start, start + from.length), text: to }]
      : [];
  });

/** `$schema` is relative to the document, so it changes with the folder. */
function withSchemaFor(path: string, { source, value }: ParsedDocument, text: string): string {
  const { $schema: schema } = value as { $schema?: unknown };
  if (typeof schema !== 'string' || !schema.startsWith('.')) return text;
  const schemaPath = posix.join(posix.dirname(source.path), schema);
  const depth = path.split('/').length - 1;
  return withValue(text, ['$schema'], '../'.repeat(depth) + schemaPath);
}

/** Whether an address was ever published. Assumed to be so if there is no URL history. */
function isPublished(documents: readonly ParsedDocument[], address: string): boolean {
  const history = documents.find(({ source }) => source.path === urlHistoryPath);
  return !history || (history.value as UrlsDocument).published.includes(address);
}
