import type { ClientBundle } from '../bundle/bundle';
import { createStyleFinder } from '../bundle/style-finder';
import { openFileStore } from '../cache/file-store';
import type { PageData, RenderFailure, Shell } from '../compiled';
import { memoizeText } from '../document/memoize';
import { htmlPieces } from '../emit/html';
import { speculationRules } from '../emit/speculation-rules';
import { renderPage } from '../entry-server';
import { type Compression, compress } from '../files/compress';
import { htmlAttributes } from '../format/direction';
import { parseDeferred } from '../references/read-text';

export { controlIcons } from '../entry-server';

/** What all pages of a build have in common. It is sent to workers. */
export interface PageSettings {
  shell: Shell;
  client: ClientBundle;
  /** The icon of the browser tab. */
  icon?: string;
  /** The addresses that redirects begin at, by which links differ. */
  redirects: readonly string[];
  /** Undefined if nobody visits the site. */
  compression?: Compression;
}

/** A page that is not in the store. */
export interface PageJob {
  /** The page as JSON, as it is hashed. Its texts are not read yet. */
  page: string;
  /** Its file, without the endings of what is packed. */
  target: string;
  key: string;
}

/** What all pages are written with. */
export interface WritingData {
  settings: PageSettings;
  /** The folder of what earlier builds wrote. */
  store: string;
}

/** Renders, packs and writes pages, one at a time. Gives the blocks that threw. */
export function createPageWriter({
  settings,
  store,
}: WritingData): (job: PageJob) => readonly RenderFailure[] {
  const { shell, client, icon, compression } = settings;
  const redirects = new Set(settings.redirects);
  const files = openFileStore(store);
  const stylesOf = createStyleFinder(client.styles);
  /** Of what many pages have in common, which is more than half of each. */
  const bytesOf = memoizeText((text) => Buffer.from(text));
  return ({ page, target, key }) => {
    const data: PageData = { page: parseDeferred(JSON.parse(page), redirects), shell };
    const rendered = renderPage(data);
    if (Array.isArray(rendered)) return rendered;
    const { header, main, footer } = rendered.body;
    const styles = stylesOf(htmlAttributes(shell.language) + main, [header, footer]);
    const shared = new Set([...styles, header, footer]);
    const pieces = htmlPieces(data, rendered, { ...client, speculationRules, styles, icon });
    const content = Buffer.concat(
      pieces.map((piece) => (shared.has(piece) ? bytesOf(piece) : Buffer.from(piece))),
    );
    files.write(key, target, [
      { ending: '', content },
      ...(compression ? compress(content, compression) : []),
    ]);
    return [];
  };
}
