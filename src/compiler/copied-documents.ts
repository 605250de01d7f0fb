import { copiedDocument } from '../diagnostics/copied-document/copied-document';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic';
import { locationAt } from '../document/location';
import { hasRoute } from '../document/route';
import type { SourceFile, Sources } from '../document/source';

/** Suffixes that programs add to copies: “(1)”, “ - Copy”, “ copy 2”. Document names never contain spaces. */
const byProgram = [/ \(\d+\)$/, / - Copy(?: \(\d+\))?$/i, / copy(?: \d+)?$/i, /^Copy of /i];

/** Suffixes that people add to copies. A page may legitimately have such a name. */
const byHand = /[-_ ](?:copy|old|backup|bak|orig|original|new|final|v\d+)\d*$/i;

/** Removes documents that are copies of others, so that they are neither used nor checked. */
export function withoutCopies(sources: Sources): Outcome<Sources> {
  const byPath = new Map(sources.documents.map((source) => [source.path, source]));
  const originals = new Map(
    sources.documents.flatMap((source) => {
      const original = originalOf(source, byPath);
      return original ? [[source, original] as const] : [];
    }),
  );
  if (originals.size === 0) return { value: sources, diagnostics: [] };
  const diagnostics = [...originals].map(
    ([copy, { path }]): Diagnostic => copiedDocument(locationAt(copy, '', 0, 1), path),
  );
  const documents = sources.documents.filter((source) => !originals.has(source));
  return { value: { ...sources, documents }, diagnostics };
}

function originalOf(copy: SourceFile, byPath: ReadonlyMap<string, SourceFile>): SourceFile | undefined {
  const [, folder = '', name = '', ending = ''] =
    /^(.*\/)?([^/]*?)((?:\.schema)?\.json)$/.exec(copy.path) ?? [];
  const at = (stem: string) => (stem === name ? undefined : byPath.get(folder + stem + ending));
  for (const mark of byProgram) {
    const original = at(name.replace(mark, ''));
    if (original) return original;
  }
  const original = at(name.replace(byHand, ''));
  return original && (!hasRoute(copy.path) || titleIn(copy) === titleIn(original)) ? original : undefined;
}

const titleIn = ({ text }: SourceFile) => /"title"\s*:\s*"[^"]*"/.exec(text)?.[0];
