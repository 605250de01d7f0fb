import type { SiteBundle } from '../bundle/bundle';
import { createStyleFinder } from '../bundle/style-finder';
import { openFileStore } from '../cache/file-store';
import type { PageData, RenderFailure, Shell } from '../compiled';
import { emitHtml } from '../emit/html';
import { speculationRules } from '../emit/speculation-rules';
import { renderPage } from '../entry-server';
import { type Compression, compress } from '../files/compress';
import { htmlAttributes } from '../format/direction';

/** Exported from the bundle of this module, which bundles.ts loads, for the sprite (assets/draw-sprite.ts). */
export { controlIcons } from '../entry-server';

/** Settings that all pages of a build share. They are sent to workers. */
export interface PageSettings {
  shell: Shell;
  client: SiteBundle;
  /** URL of the favicon. */
  icon?: string;
  /** Undefined for development builds. */
  compression?: Compression;
}

/** A page that is not in the cache. */
export interface PageJob {
  /** The page as JSON. */
  page: string;
  /** The output file, without the extensions of compressed forms. */
  target: string;
  /** The key of the page in the cache (write-pages.ts). */
  key: string;
}

/** What a thread needs besides the pages that it writes. */
export interface WritingData {
  settings: PageSettings;
  /** The cache folder of output files. */
  store: string;
}

/** Returns a function that renders, compresses and writes a page, and returns the blocks that failed. */
export function createPageWriter({
  settings,
  store,
}: WritingData): (job: PageJob) => readonly RenderFailure[] {
  const { shell, client, icon, compression } = settings;
  const files = openFileStore(store);
  /** The styles that a page needs, by its own HTML and the pieces that it shares with others. */
  const stylesOf = createStyleFinder(client.styles);
  return ({ page, target, key }) => {
    const data: PageData = { page: JSON.parse(page), shell };
    const rendered = renderPage(data);
    if (Array.isArray(rendered)) return rendered; // failures
    const { header, main, footer } = rendered.body;
    const styles = stylesOf(htmlAttributes(shell.language) + main, [header, footer]);
    const content = Buffer.from(emitHtml(data, rendered, { ...client, speculationRules, styles, icon }));
    files.write(key, target, [
      { extension: '', content },
      ...(compression ? compress(content, compression) : []),
    ]);
    return [];
  };
}
