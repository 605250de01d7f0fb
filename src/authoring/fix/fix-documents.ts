import { parse } from '../../compiler/parse';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic';
import { schemaFor } from '../../document/document-kind';
import { groupBy } from '../../document/group-by';
import { lineAt } from '../../document/location';
import { isJson } from '../../document/parse-json';
import type { SourceFile, Sources } from '../../document/source';
import { withValue } from '../edit/with-value';
import { movedLinks } from './moved-links';
import { inSchemaOrder } from './property-order';
import { applyEdits, editOf, type TextEdit } from './text-edit';

/** A document that was changed. */
interface FixedDocument {
  source: SourceFile;
  /** Descriptions of the fixes: “headng” to “heading”. */
  fixes: readonly string[];
}

/** The new text of a document, with descriptions of the fixes. */
interface Rewritten {
  text: string;
  fixes: readonly string[];
}

/** Maximum number of passes: a fix may reveal an error one level deeper, and no schema is nested deeper than this. */
const maxPasses = 10;

/**
 * Adds missing words, repeats all safe fixes until none is left, then sorts properties by schema. `check` returns the
 * diagnostics of a site; `mayChange` decides by its file whether a document may be changed. Returns all documents,
 * those that were changed, and the diagnostics that remain.
 */
export function fixDocuments(
  sources: Sources,
  check: (sources: Sources) => readonly Diagnostic[],
  mayChange: (file: string) => boolean,
): Outcome<{ documents: readonly SourceFile[]; changed: readonly FixedDocument[] }> {
  const fixes = new Map<string, readonly string[]>();
  let current = sources;
  let diagnostics = check(sources);
  /** Gives documents that may be changed their new texts, and checks again. Returns whether any text has changed. */
  const rewrite = (rewriteOne: (source: SourceFile) => Rewritten | undefined): boolean => {
    const documents = current.documents.map((source) => {
      const rewritten = mayChange(source.file) ? rewriteOne(source) : undefined;
      if (!rewritten || rewritten.text === source.text) return source;
      fixes.set(source.file, [...(fixes.get(source.file) ?? []), ...rewritten.fixes]);
      return { ...source, text: rewritten.text };
    });
    if (documents.every((source, index) => source === current.documents[index])) return false;
    current = { ...current, documents };
    diagnostics = check(current);
    return true;
  };

  rewrite((source) => {
    const missing = diagnostics.flatMap(({ location, adds }) =>
      adds && location.file === source.file ? [adds] : [],
    );
    return {
      text: missing.reduce((text, { path, value }) => withValue(text, [...path], value), source.text),
      fixes: missing.map(({ path, value }) => `added ${path.join(' → ')}: ${JSON.stringify(value)}`),
    };
  });

  for (let pass = 0; pass < maxPasses; pass += 1) {
    const editsByFile = editsFor(current, diagnostics);
    const hasChanged = rewrite((source) => {
      const edits = editsByFile.get(source.file);
      if (!edits) return undefined;
      const text = applyEdits(source.text, edits);
      // Adjacent edits could produce invalid JSON.
      return isJson(text) ? { text, fixes: edits.map(({ description }) => description) } : undefined;
    });
    if (!hasChanged) break;
  }

  const filesToSkip = filesWithErrors(diagnostics);
  rewrite((source) => {
    const { value: document } = parse(source);
    const schema = schemaFor(source.path);
    if (!document || !schema || !sources.schemas[schema] || filesToSkip.has(source.file)) return undefined;
    const text = inSchemaOrder(sources.schemas, schema, document);
    if (text === source.text) return undefined;
    const { line } = lineAt(text, firstDifference(source.text, text));
    return { text, fixes: [`from line ${line} on: properties in the order of their schema`] };
  });

  const changed = current.documents
    .filter(({ file }) => fixes.has(file))
    .map((source) => ({ source, fixes: [...new Set(fixes.get(source.file))] }));
  return { value: { documents: current.documents, changed }, diagnostics };
}

/** The index of the first character in which two different texts differ. */
function firstDifference(one: string, other: string): number {
  let index = 0;
  while (one[index] === other[index]) index += 1;
  return index;
}

const filesWithErrors = (diagnostics: readonly Diagnostic[]) =>
  new Set(diagnostics.flatMap(({ severity, location }) => (severity === 'error' ? [location.file] : [])));

interface DescribedEdit extends TextEdit {
  file: string;
  description: string;
}

/** The edits of all safe fixes, by file. */
function editsFor(
  sources: Sources,
  diagnostics: readonly Diagnostic[],
): ReadonlyMap<string, readonly DescribedEdit[]> {
  const fixable = [...diagnostics, ...movedLinks(sources, filesWithErrors(diagnostics))];
  const texts = new Map(sources.documents.map(({ file, text }) => [file, text]));
  const edits = fixable.flatMap(({ location, fix }): readonly DescribedEdit[] => {
    const { file, line } = location;
    const text = texts.get(file);
    const edit = fix && text !== undefined ? editOf(text, location, fix) : undefined;
    return edit ? [{ ...edit, file, description: `line ${line}: “${fix?.found}” to “${fix?.text}”` }] : [];
  });
  return groupBy(edits, ({ file }) => file);
}
