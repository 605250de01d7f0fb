import type { Analytics, HeadElement, PageData, RenderedPage } from '../compiled';
import { hash } from '../document/hash';
import { htmlAttributes } from '../format/direction';
import { escapeJson, escapeText } from './escape';

/** The built files that a page refers to. */
export interface PageAssets {
  /** The client entry script. */
  script: string;
  /** What the browser may prefetch and prerender (emit/speculation-rules.ts); none in `npm run dev`. */
  speculationRules?: string;
  /** Inlined CSS, which the page allows by its hash; none in `npm run dev`. */
  styles?: string;
  /** URL of the deferred CSS. It is loaded at the end of the body, so that it does not block rendering. */
  deferredUrl?: string;
  /** Fonts for the first view. */
  fonts: readonly string[];
  /** The favicon. */
  icon?: string;
}

/**
 * The HTML of a page, in pieces to be joined. It is complete without JavaScript. Images for the first paint are
 * preloaded before the inlined styles, so that their requests start before the styles have arrived. Fonts are preloaded
 * at the end of the body, because Chromium delays the first paint for preloads in the head, and fallback fonts have
 * matching metrics. The client script comes after them, because on slow connections it would delay the fonts, and the
 * page works without it.
 */
export function emitHtml(data: PageData, rendered: RenderedPage, assets: PageAssets): readonly string[] {
  // The colours of the browser's own bars.
  const colours = (['light', 'dark'] as const).map(
    (scheme) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${data.shell.barColors[scheme]}">`,
  );
  const fonts = assets.fonts.map((href) =>
    link({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }),
  );
  const icon = assets.icon && link({ rel: 'icon', href: assets.icon, type: 'image/svg+xml' });
  const { header, main, footer } = rendered.body;
  // `data-sprite` is the URL of the icons, for islands that draw some.
  return [
    '<!doctype html>',
    `<html ${htmlAttributes(data.shell.language)} data-sprite="${escapeText(data.shell.sprite)}">`,
    '<head>',
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    ...rendered.head.map(emitElement),
    ...colours,
    rendered.imagePreloads,
    assets.styles ? `${emitElement(stylePolicy(assets.styles))}<style>${assets.styles}</style>` : '',
    icon ? emitElement(icon) : '',
    ...rendered.structuredData.map(
      (object) => `<script type="application/ld+json">${escapeJson(object)}</script>`,
    ),
    assets.speculationRules ? `<script type="speculationrules">${assets.speculationRules}</script>` : '',
    '</head>',
    '<body>',
    header,
    main,
    footer,
    ...fonts.map(emitElement),
    `<script async type="module" fetchpriority="low" src="${escapeText(assets.script)}"${analyticsOf(data)}></script>`,
    assets.deferredUrl ? emitElement(link({ rel: 'stylesheet', href: assets.deferredUrl })) : '',
    '</body>',
    '</html>\n',
  ];
}

/** What the analytics service knows the site by. */
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

/** Attributes of the client's script element that configure analytics. */
function analyticsOf({ shell: { analytics } }: PageData): string {
  if (!analytics) return '';
  const { adapter, script } = analytics;
  return emitAttributes({
    'data-adapter': adapter,
    'data-analytics': idOf(analytics),
    'data-site-script': script,
  });
}

/**
 * The content security policy for style elements. The browser applies it in addition to the one in the headers
 * (emit/headers.ts), so it forbids every style element without this hash. The headers would have to list the hashes of
 * all pages.
 */
const stylePolicy = (css: string): HeadElement => ({
  tag: 'meta',
  attributes: {
    'http-equiv': 'Content-Security-Policy',
    content: `style-src-elem 'self' 'sha256-${hash(css)}'`,
  },
});

const link = (attributes: Readonly<Record<string, string>>): HeadElement => ({ tag: 'link', attributes });

const emitAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeText(value)}"`))
    .join('');

const emitElement = ({ tag, attributes, text }: HeadElement): string =>
  `<${tag}${emitAttributes(attributes)}>${text === undefined ? '' : `${escapeText(text)}</${tag}>`}`;
