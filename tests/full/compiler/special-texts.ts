import { expect, it } from 'vitest';
import { compile } from '../../../src/compiler/compile';
import { createCompileCache } from '../../../src/compiler/compile-cache';
import { makeSnapshot } from '../../../src/dev/snapshot';
import { fromPointer, toPointer } from '../../../src/document/location';
import type { SourceFile, Sources } from '../../../src/document/source';
import { emitHtml } from '../../../src/emit/html';
import { speculationRules } from '../../../src/emit/speculation-rules';
import { controlIcons, renderPage } from '../../../src/entry-server';
import { hostFiles } from '../../../src/outputs/host-files';
import { fixture } from '../../compiler/mutations/fixture-sources';

const folder = 'tests/fixture/pages';

/** The pointers to all texts of a document. */
const textPointers = (value: unknown, pointer = ''): readonly string[] =>
  typeof value === 'string'
    ? [pointer]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => textPointers(inner, pointer + toPointer([key])))
      : [];

function withText(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (text: string) => string,
): unknown {
  if (key === undefined) return change(String(value));
  const inner = withText(Object(value)[key], rest, change);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...Object(value), [key]: inner };
}

/** The documents that pages share, and the special pages: those whose paths begin with an underscore. */
const sharedDocuments = fixture.documents.filter(
  ({ path }) => path.startsWith('_') && !path.endsWith('.schema.json'),
);

/** The fixture with every text of the shared documents changed, except those whose change was refused. */
const changedFixture = (change: (text: string) => string, refused: ReadonlySet<string>): Sources => ({
  ...fixture,
  documents: fixture.documents.map((source): SourceFile => {
    if (!sharedDocuments.includes(source)) return source;
    const original: unknown = JSON.parse(source.text);
    const texts = textPointers(original).filter((pointer) => !refused.has(`${source.path}#${pointer}`));
    const value = texts.reduce((now, pointer) => withText(now, fromPointer(pointer), change), original);
    return { ...source, text: JSON.stringify(value, null, 2) };
  }),
});

/**
 * The fixture with all changes that the check accepts, and how many they are. Texts that it reports errors for are left
 * unchanged in the next round, until it reports none: a text may be refused for what another one says.
 */
function accepted(change: (text: string) => string): { sources: Sources; changed: number } {
  const all = sharedDocuments.flatMap(({ path, text }) =>
    textPointers(JSON.parse(text)).map((at) => `${path}#${at}`),
  );
  const refused = new Set<string>();
  const cache = createCompileCache();
  for (;;) {
    const sources = changedFixture(change, refused);
    const { diagnostics } = compile(sources, { preview: true, cache });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return { sources, changed: all.length - refused.size };
    const before = refused.size;
    for (const { location } of errors) {
      const at = `${location.file.slice(folder.length + 1)}#${location.pointer}`;
      // An error may be located at the object around the text, or in a page that refers to a name that was changed.
      for (const one of all) if (one === at || one.startsWith(`${at}/`)) refused.add(one);
    }
    // Errors elsewhere alone: leave all possible names unchanged.
    if (refused.size === before) for (const one of all) if (isName(one)) refused.add(one);
    if (refused.size === before) throw new Error(errors.map(({ message }) => message).join('\n'));
  }
}

/** Whether a text may be a name or id by which others refer to something: whatever is not plainly prose. */
const isName = (at: string) =>
  !/\/(?:title|heading|text|label|lead|description|note|summary|paragraphs\/\d+)$/.test(at);

/** Tests that texts that were changed in one way go through everything that reads them without an error. */
export function testSpecialTexts(what: string, change: (text: string) => string) {
  it(`texts with ${what} in the documents that pages share go through check, preview and build`, async () => {
    const { sources, changed } = accepted(change);
    expect(changed).toBeGreaterThan(0);
    const { snapshot, diagnostics } = await makeSnapshot(sources, { folder, controlIcons });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    if (!snapshot) throw new Error('There is no site.');
    const { site, shell, pages } = snapshot;
    expect(hostFiles(site, site.url, []).length).toBeGreaterThan(5);
    for (const { page } of pages.values()) {
      const data = { page, shell };
      const rendered = renderPage(data);
      if (Array.isArray(rendered)) throw new Error(rendered.map(({ reason }) => reason).join('; '));
      const html = emitHtml(data, rendered, { script: '', fonts: [], speculationRules });
      expect(html.join('')).toContain('</html>');
    }
  });
}
