import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, PageData, RenderFailure, Shell } from '../src/compiled';
import { parse } from '../src/compiler/parse';
import { blockFails } from '../src/diagnostics/block-fails/block-fails';
import type { Diagnostic } from '../src/diagnostics/diagnostic';
import { locationOfValue } from '../src/document/location';
import type { Sources } from '../src/document/source';
import { emitHtml } from '../src/emit/html';
import { speculationRules } from '../src/emit/speculation-rules';
import { emitSprite } from '../src/emit/sprite';
import type { Site } from '../src/site/assembled-site';
import { siteIcon } from '../src/site/site-icon';
import type { ClientBundle, ServerBundle } from './bundle';
import { flagFolder, iconFolder } from './read-sources';

export interface Prerendered {
  /** Texts by their path below the output folder. */
  files: ReadonlyMap<string, string>;
  diagnostics: readonly Diagnostic[];
}

/** Every page to its HTML and its data. A block that throws is an error with the place of its document. */
export async function prerender(
  { pages, specialPages }: Pick<Site, 'pages' | 'specialPages'>,
  shell: Shell,
  client: ClientBundle,
  server: ServerBundle,
  { documents, images }: Pick<Sources, 'documents' | 'images'>,
): Promise<Prerendered> {
  const files = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const icon = images.find(({ path }) => path === siteIcon)?.url;
  for (const { page, file } of [...pages, ...specialPages]) {
    const data: PageData = { build: '', page, shell };
    const rendered = server.renderPage(data);
    if (Array.isArray(rendered)) {
      diagnostics.push(...describeFailures(rendered, file, documents));
      continue;
    }
    const assets = {
      script: client.script,
      speculationRules,
      styles: client.styles
        .filter(({ names }) => !names || classesOf(rendered.body).some((name) => names.has(name)))
        .map(({ css }) => css),
      later: client.later,
      fonts: client.fonts,
      icon,
    };
    files.set(htmlPathOf(page), emitHtml(data, rendered, assets));
  }
  return { files, diagnostics };
}

/** What the author of a page hears of blocks that threw. */
export function describeFailures(
  failures: readonly RenderFailure[],
  file: string,
  documents: Sources['documents'],
): readonly Diagnostic[] {
  const source = documents.find((document) => document.file === file);
  const document = source && parse(source).value;
  if (!document) throw new Error(`${file} was rendered without having been parsed`);
  return failures.map(({ index, type, reason }) =>
    blockFails(locationOfValue(document, `/blocks/${index}/type`), type, reason),
  );
}

/** `/study-ireland` is `study-ireland/index.html`; a host looks for the page of no route at `404.html`. */
const htmlPathOf = ({ route }: Page) => (route === '/404' ? '404.html' : join(route.slice(1), 'index.html'));

/** The icons and flags that documents and controls name, in one file. */
export async function drawSprite(
  site: Pick<Site, 'icons' | 'flags'>,
  controlIcons: readonly string[],
): Promise<string> {
  const icons = [...new Set([...site.icons, ...controlIcons])].sort();
  const flags = [...site.flags].sort();
  const read = async (id: string, file: string) => ({ id, svg: await readFile(file, 'utf8') });
  return emitSprite(
    await Promise.all([
      ...icons.map((name) => read(`icon-${name}`, join(iconFolder, `${name}.svg`))),
      ...flags.map((code) => read(`flag-${code}`, join(flagFolder, `${code.toUpperCase()}.svg`))),
    ]),
  );
}

const classesOf = (html: string) => [
  ...new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))),
];
