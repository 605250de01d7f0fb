import type { HeadElement, PageData, RenderedPage } from '../compiled';
import { escapeJson, escapeText } from './escape';

/** The built files that a page asks for. */
export interface PageAssets {
  /** The script that hydrates. */
  script: string;
  /** Scripts that it will ask for, so that the browser fetches them at once. */
  preloads: readonly string[];
  stylesheets: readonly string[];
  /** The faces that the first view is set in. */
  fonts: readonly string[];
  /** The icon of the browser tab. */
  icon?: string;
}

/** Colours of the browser's own bars: those of the paper, as in renderer/tokens.css. */
const themeColours = [
  { media: '(prefers-color-scheme: light)', content: '#fbf8f3' },
  { media: '(prefers-color-scheme: dark)', content: '#10141f' },
];

/** A page as a browser gets it: whole without script, and with its data for the script that takes over. */
export function emitHtml(data: PageData, rendered: RenderedPage, assets: PageAssets): string {
  const fixed: HeadElement[] = [
    { tag: 'meta', attributes: { charset: 'utf-8' } },
    { tag: 'meta', attributes: { name: 'viewport', content: 'width=device-width, initial-scale=1' } },
    ...themeColours.map(
      ({ media, content }): HeadElement => ({
        tag: 'meta',
        attributes: { name: 'theme-color', media, content },
      }),
    ),
  ];
  const links: HeadElement[] = [
    ...assets.stylesheets.map((href) => link({ rel: 'stylesheet', href })),
    ...assets.fonts.map((href) =>
      link({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ),
    ...(assets.icon ? [link({ rel: 'icon', href: assets.icon, type: 'image/svg+xml' })] : []),
    ...assets.preloads.map((href) => link({ rel: 'modulepreload', href })),
  ];
  const own = rendered.head.map((element) => ({
    ...element,
    attributes: { ...element.attributes, 'data-page': '' },
  }));
  return [
    '<!doctype html>',
    `<html lang="${escapeText(data.shell.language)}">`,
    '<head>',
    ...[...fixed, ...own, ...links].map(emitElement),
    rendered.hoisted,
    ...rendered.structuredData.map(
      (object) => `<script type="application/ld+json">${escapeJson(object)}</script>`,
    ),
    `<script type="module" src="${escapeText(assets.script)}"></script>`,
    '</head>',
    '<body>',
    `<div id="root">${rendered.body}</div>`,
    `<script type="application/json" id="page-data">${escapeJson(data)}</script>`,
    '</body>',
    '</html>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n');
}

const link = (attributes: Readonly<Record<string, string>>): HeadElement => ({ tag: 'link', attributes });

function emitElement({ tag, attributes, text }: HeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeText(value)}"`,
  );
  return `<${tag}${written.join('')}>${text === undefined ? '' : `${escapeText(text)}</${tag}>`}`;
}
