import type { Analytics, HeadElement, PageData, RenderedPage } from '../compiled';
import { htmlAttributes } from '../format/direction';
import { escapeJson, escapeText } from './escape';

/** The built files that a page asks for. */
export interface PageAssets {
  /** The script that wakes islands. */
  script: string;
  /** What the browser may fetch ahead (emit/speculation-rules.ts); under `npm run dev` nothing. */
  speculationRules?: string;
  /** Style sheets as text; each is allowed by its hash (emit/headers.ts). */
  styles: readonly string[];
  /** The address of the styles that the first paint does not need: at the end of the body nothing waits for them. */
  later?: string;
  /** The faces that the first view is set in. */
  fonts: readonly string[];
  /** The icon of the browser tab. */
  icon?: string;
}

/** A page as a browser gets it, whole without script. */
export const emitHtml = (data: PageData, rendered: RenderedPage, assets: PageAssets): string =>
  htmlPieces(data, rendered, assets).join('');

/**
 * The same in pieces: the styles, the header and the footer, which pages have in common, are pieces of their own. What the
 * first paint needs is asked for before the styles, which arrive meanwhile; what can wait comes after them. Fonts are asked
 * for at the end: Chromium holds the first paint back for a preload in the head, and a text in its fallback, which has the
 * same measures, is better than none. The loader follows them: on a slow line it would come before them, and what is shown
 * is shown without it.
 */
export function htmlPieces(data: PageData, rendered: RenderedPage, assets: PageAssets): readonly string[] {
  const fixed: HeadElement[] = [
    { tag: 'meta', attributes: { charset: 'utf-8' } },
    { tag: 'meta', attributes: { name: 'viewport', content: 'width=device-width, initial-scale=1' } },
  ];
  const colours = (['light', 'dark'] as const).map(
    (scheme): HeadElement => ({
      tag: 'meta',
      attributes: {
        name: 'theme-color',
        media: `(prefers-color-scheme: ${scheme})`,
        content: data.shell.barColors[scheme],
      },
    }),
  );
  const fonts = assets.fonts.map((href) =>
    link({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }),
  );
  const icon = assets.icon && link({ rel: 'icon', href: assets.icon, type: 'image/svg+xml' });
  const opening = [
    '<!doctype html>',
    `<html ${htmlAttributes(data.shell.language)} data-sprite="${escapeText(data.shell.sprite)}">`,
    '<head>',
    ...[...fixed, ...rendered.head, ...colours].map(emitElement),
    rendered.hoisted,
  ];
  const afterStyles = [
    icon ? emitElement(icon) : '',
    ...rendered.structuredData.map(
      (object) => `<script type="application/ld+json">${escapeJson(object)}</script>`,
    ),
    assets.speculationRules ? `<script type="speculationrules">${assets.speculationRules}</script>` : '',
    '</head>',
    '<body>',
  ];
  const ending = [
    ...fonts.map(emitElement),
    `<script async type="module" fetchpriority="low" src="${escapeText(assets.script)}"${analyticsOf(data)}></script>`,
    assets.later ? emitElement(link({ rel: 'stylesheet', href: assets.later })) : '',
    '</body>',
    '</html>\n',
  ];
  const { header, main, footer } = rendered.body;
  return [
    opening.join(''),
    ...assets.styles.flatMap((css) => ['<style>', css, '</style>']),
    afterStyles.join(''),
    header,
    main,
    footer,
    ending.join(''),
  ];
}

/** What the service knows the site as. */
function idOf(analytics: Analytics): string {
  switch (analytics.adapter) {
    case 'gtag':
      return analytics.account;
    case 'plausible':
      return analytics.domain;
    case 'umami':
      return analytics.website;
  }
}

/** The loader's own element names the service, its script, and what the site is there. */
function analyticsOf({ shell: { analytics } }: PageData): string {
  if (!analytics) return '';
  const { adapter, script } = analytics;
  const attributes = {
    'data-adapter': adapter,
    'data-analytics': idOf(analytics),
    'data-site-script': script,
  };
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');
}

const link = (attributes: Readonly<Record<string, string>>): HeadElement => ({ tag: 'link', attributes });

function emitElement({ tag, attributes, text }: HeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeText(value)}"`,
  );
  return `<${tag}${written.join('')}>${text === undefined ? '' : `${escapeText(text)}</${tag}>`}`;
}
