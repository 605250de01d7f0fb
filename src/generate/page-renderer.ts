import type { SiteBundle } from '../bundle/bundle';
import { createStyleFinder } from '../bundle/style-finder';
import type { FileVariant } from '../cache/file-store';
import type { PageData, RenderFailure, Shell } from '../compiled';
import { emitHtml } from '../emit/html';
import { speculationRules } from '../emit/speculation-rules';
import { renderPage } from '../entry-server';
import { type Compression, compress } from '../files/compress';
import { htmlAttributes } from '../format/direction';
import type { SharedImage } from '../resolved';

/** Exported from the bundle of this module, which bundles.ts loads, for the sprite (assets/draw-sprite.ts). */
export { controlIcons } from '../entry-server';

/** Settings that all pages of a build share. They are sent to threads. */
export interface PageSettings {
  shell: Shell;
  client: SiteBundle;
  /** URL of the favicon. */
  icon?: string;
  /** Undefined for development builds. */
  compression?: Compression;
}

/** A page to be rendered. */
export interface PageInput {
  /** The page as JSON, without its social image. */
  json: string;
  image?: SharedImage;
}

/** The files of a page: its HTML and the compressed forms. None if blocks have failed. */
export interface PageFiles {
  files: readonly FileVariant[];
  failures: readonly RenderFailure[];
}

/** Returns a function that renders and compresses a page. */
export function createPageRenderer({
  shell,
  client,
  icon,
  compression,
}: PageSettings): (page: PageInput) => PageFiles {
  const stylesOf = createStyleFinder(client.styles);

  return ({ json, image }) => {
    const data: PageData = { page: { ...JSON.parse(json), image }, shell };
    const rendered = renderPage(data);
    if (Array.isArray(rendered)) return { files: [], failures: rendered };
    const { header, main, footer } = rendered.body;
    const styles = stylesOf([htmlAttributes(shell.language), header, main, footer]);
    const html = emitHtml(data, rendered, { ...client, speculationRules, styles, icon });
    // Encoded before they are joined: V8 takes a millisecond for a string of more than 128 KB.
    const content = Buffer.concat(html.map((piece) => Buffer.from(piece)));
    const compressed = compression ? compress(content, compression) : [];
    return { files: [{ extension: '', content }, ...compressed], failures: [] };
  };
}
