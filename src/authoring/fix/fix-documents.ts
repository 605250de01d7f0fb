import { validate } from '../../compiler/validate';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic';
import { schemaOf } from '../../document/document-kind';
import { isJson } from '../../document/is-json';
import { lineAt } from '../../document/location';
import type { SourceFile, Sources } from '../../document/source';
import { movedLinks } from './moved-links';
import { inSchemaOrder } from './property-order';
import { applyEdits, editOf, type TextEdit } from './text-edit';

/** What became of the documents: those that changed, and what remains to be said about the site. */
export type Fixed = Outcome<{
  documents: readonly SourceFile[];
  changed: readonly FixedDocument[];
}>;

export interface FixedDocument {
  source: SourceFile;
  /** What was done to it, in words: “headng” to “heading”. */
  fixes: readonly string[];
}

/** A fixed name may uncover a mistake below it; nothing is nested deeper than this. */
const rounds = 10;

/**
 * Mends what can be fixed safely, again and again until nothing is left; then properties take the order of their schema.
 * `check` says what is wrong with the site; `chosen` which documents may be touched.
 */
export function fixDocuments(
  sources: Sources,
  check: (sources: Sources) => readonly Diagnostic[],
  chosen: (file: string) => boolean,
): Fixed {
  const fixes = new Map<string, string[]>();
  const note = (file: string, done: readonly string[]) =>
    fixes.set(file, [...(fixes.get(file) ?? []), ...done]);
  let current = sources;
  let diagnostics = check(sources);
  const become = (documents: readonly SourceFile[]) => {
    current = { ...current, documents };
    diagnostics = check(current);
  };

  for (let round = 0; round < rounds; round += 1) {
    const edits = editsFor(current, diagnostics, chosen);
    if (edits.size === 0) break;
    const documents = current.documents.map((source) => {
      const text = applyEdits(source.text, edits.get(source.file) ?? []);
      // Edits beside each other may make no JSON of it.
      return text === source.text || !isJson(text) ? source : { ...source, text };
    });
    const changes = documents.filter((source, index) => source !== current.documents[index]);
    if (changes.length === 0) break;
    for (const { file } of changes)
      note(
        file,
        (edits.get(file) ?? []).map(({ words }) => words),
      );
    become(documents);
  }

  const faulty = filesWithErrors(diagnostics);
  const documents = current.documents.map((source) => {
    const { value } = validate(sources.schemas, source);
    if (!value || faulty.has(source.file) || !chosen(source.file)) return source;
    const text = inSchemaOrder(sources.schemas, schemaOf(value.kind), value.document);
    if (text === source.text) return source;
    const { line } = lineAt(text, firstDifference(source.text, text));
    note(source.file, [`from line ${line} on: properties in the order of their schema`]);
    return { ...source, text };
  });
  if (documents.some((source, index) => source !== current.documents[index])) become(documents);

  const changed = current.documents
    .filter(({ file }) => fixes.has(file))
    .map((source) => ({ source, fixes: [...new Set(fixes.get(source.file))] }));
  return { value: { documents: current.documents, changed }, diagnostics };
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return at;
}

const filesWithErrors = (diagnostics: readonly Diagnostic[]) =>
  new Set(diagnostics.flatMap(({ severity, location }) => (severity === 'error' ? [location.file] : [])));

type WordedEdit = TextEdit & { words: string };

function editsFor(
  sources: Sources,
  diagnostics: readonly Diagnostic[],
  chosen: (file: string) => boolean,
): ReadonlyMap<string, readonly WordedEdit[]> {
  const faulty = filesWithErrors(diagnostics);
  const wanted = [...diagnostics, ...movedLinks(sources, (file) => faulty.has(file))];
  const texts = new Map(sources.documents.map(({ file, text }) => [file, text]));
  const edits = new Map<string, WordedEdit[]>();
  for (const { location, fix } of wanted) {
    const text = texts.get(location.file);
    const edit = fix && text !== undefined && chosen(location.file) ? editOf(text, location, fix) : undefined;
    if (!fix || !edit) continue;
    const words = `line ${location.line}: “${fix.found}” to “${fix.text}”`;
    const known = edits.get(location.file);
    if (known) known.push({ ...edit, words });
    else edits.set(location.file, [{ ...edit, words }]);
  }
  return edits;
}
