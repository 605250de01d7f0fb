import type { Diagnostic, Outcome } from '../diagnostics/diagnostic';
import type { SourceFile, Sources } from '../source';
import { movedLinks } from './moved-links';
import { applyEdits, editOf, type TextEdit } from './text-edit';

/** What became of the documents: those that changed, and what remains to be said about the site. */
export type Fixed = Outcome<{
  documents: readonly SourceFile[];
  changed: readonly SourceFile[];
  fixes: number;
}>;

/** A mended name may uncover a mistake below it; nothing is nested deeper than this. */
const rounds = 10;

/**
 * Mends what can be mended safely, again and again until nothing is left. `check` says what is wrong with the site;
 * `chosen` which documents may be touched.
 */
export function fixDocuments(
  sources: Sources,
  check: (sources: Sources) => readonly Diagnostic[],
  chosen: (file: string) => boolean,
): Fixed {
  let current = sources;
  let diagnostics = check(sources);
  let fixes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const edits = editsFor(current, diagnostics, chosen);
    const documents = current.documents.map((source) => edited(source, edits.get(source.file) ?? []));
    const changes = documents.filter((source, index) => source !== current.documents[index]);
    if (changes.length === 0) break;
    fixes += changes.reduce((sum, { file }) => sum + (edits.get(file)?.length ?? 0), 0);
    current = { ...current, documents };
    diagnostics = check(current);
  }
  const changed = current.documents.filter((source, index) => source !== sources.documents[index]);
  return { value: { documents: current.documents, changed, fixes }, diagnostics };
}

function editsFor(
  sources: Sources,
  diagnostics: readonly Diagnostic[],
  chosen: (file: string) => boolean,
): ReadonlyMap<string, readonly TextEdit[]> {
  const faulty = new Set(
    diagnostics.flatMap(({ severity, place }) => (severity === 'error' ? [place.file] : [])),
  );
  const wanted = [...diagnostics, ...movedLinks(sources, (file) => faulty.has(file))];
  const texts = new Map(sources.documents.map(({ file, text }) => [file, text]));
  const edits = new Map<string, TextEdit[]>();
  for (const { place, fix } of wanted) {
    const text = texts.get(place.file);
    const edit = fix && text !== undefined && chosen(place.file) ? editOf(text, place, fix) : undefined;
    if (edit) edits.set(place.file, [...(edits.get(place.file) ?? []), edit]);
  }
  return edits;
}

/** The document with its edits, or itself where there are none, or where it would be no JSON any more. */
function edited(source: SourceFile, edits: readonly TextEdit[]): SourceFile {
  const text = applyEdits(source.text, edits);
  return text === source.text || !isJson(text) ? source : { ...source, text };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
