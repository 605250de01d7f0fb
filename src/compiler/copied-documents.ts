import { copiedDocument } from '../diagnostics/copied-document/copied-document';
import type { Outcome } from '../diagnostics/diagnostic';
import { locationAt } from '../document/location';
import { hasRoute } from '../document/route';
import type { SourceFile, Sources } from '../document/source';

/** What programs add to the name of a copy: “ (1)”, “ - Copy”, “ copy 2”, “Copy of ”. No page has such a name. */
const programMarks = [/ \(\d+\)$/, / - Copy(?: \(\d+\))?$/i, / copy(?: \d+)?$/i, /^Copy of /i];

/** Suffixes that people add to copies. A page may have such a name, so it is a copy only if its title is the same. */
const manualSuffix = /[-_ ](?:copy|old|backup|bak|orig|original|new|final|v\d+)\d*$/i;

/** Removes documents that are copies of others, so that they are neither used nor checked. */
export function withoutCopies(sources: Sources): Outcome<Sources> {
  const byPath = new Map(sources.documents.map((source) => [source.path, source]));
  const originalByCopy = new Map(
    sources.documents.flatMap((source) => {
      const original = originalOf(source, byPath);
      return original ? [[source, original] as const] : [];
    }),
  );
  if (originalByCopy.size === 0) return { value: sources, diagnostics: [] };
  const diagnostics = [...originalByCopy].map(([copy, { path }]) =>
    copiedDocument(locationAt(copy, '', 0, 1), path),
  );
  const documents = sources.documents.filter((source) => !originalByCopy.has(source));
  return { value: { ...sources, documents }, diagnostics };
}

/** The original of which a document is a copy, judged by their names; undefined if it is no copy. */
function originalOf(copy: SourceFile, byPath: ReadonlyMap<string, SourceFile>): SourceFile | undefined {
  const [, folder = '', name = '', ending = ''] =
    /^(.*\/)?([^/]*?)((?:\.schema)?\.json)$/.exec(copy.path) ?? [];
  const documentNamed = (stem: string) => (stem === name ? undefined : byPath.get(folder + stem + ending));
  const [programOriginal] = programMarks.flatMap((mark) => documentNamed(name.replace(mark, '')) ?? []);
  if (programOriginal) return programOriginal;
  const original = documentNamed(name.replace(manualSuffix, ''));
  return original && (!hasRoute(copy.path) || titleIn(copy) === titleIn(original)) ? original : undefined;
}

/** The first property `title` as it stands in the text, which need not be JSON. */
const titleIn = ({ text }: SourceFile) => /"title"\s*:\s*"[^"]*"/.exec(text)?.[0];
