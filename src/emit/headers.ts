import type { HeaderRule } from '../compiled';
import type { Site } from '../site/assembled-site';
import { outlineOf } from '../site/page-outline';

/** The origins of the maps in use, each once: the only foreign pages that a page of this site may frame. */
export const frameOrigins = ({ pages, specialPages }: Pick<Site, 'pages' | 'specialPages'>) => [
  ...new Set([...pages, ...specialPages].flatMap((entry) => outlineOf(entry).frames)),
];

/** What pages load from other sites; nothing by default. */
interface Foreign {
  /** The origins that a page may frame. */
  frames?: readonly string[];
  /** The origins that it may load scripts from. */
  scripts?: readonly string[];
  /** The hashes of the style elements, as a policy names them. */
  styles?: readonly string[];
  /** The hashes of the speculation rules and of the scripts that are part of pages. */
  inline?: readonly string[];
  /** The origins that these scripts load images from and send data to. */
  resources?: readonly string[];
}

/** The origins that the badge and the analytics of `_site.json` need, each once. */
export function scriptOrigins({ badge, analytics }: Pick<Site['shell'], 'badge' | 'analytics'>) {
  const named = [badge, analytics].filter((entry) => entry !== undefined);
  const scripts = named.map(({ script }) => new URL(script).origin);
  const others = named.flatMap(({ origins = [] }) => origins);
  return { scripts: [...new Set(scripts)], resources: [...new Set([...scripts, ...others])] };
}

/**
 * What a page may load: nothing but the kinds of files that it has, only from this site, and what `_site.json` and its maps
 * name. Radix writes `style=""` attributes, so those are allowed; style elements and inline scripts only by their hash. Text
 * becomes HTML or an address of a script through no Trusted Types policy but the one that knows the addresses of `_site.json`
 * (islands/site-scripts.ts).
 */
const contentSecurityPolicy = ({
  frames = [],
  scripts = [],
  resources = [],
  styles = [],
  inline = [],
}: Foreign) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...named(inline), ...scripts].join(' '),
    ["style-src-elem 'self'", ...named(styles)].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...resources].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...resources].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "require-trusted-types-for 'script'",
    `trusted-types ${scripts.length > 0 ? 'site-scripts' : "'none'"}`,
  ].join('; ');

const named = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`);

/** A picture that somebody opens by itself loads, runs and sends nothing, and is of no site: a drawing may have scripts. */
const assetPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * A document that somebody opens by itself, HTML or a drawing, shows its own styles and this site's pictures, and runs nothing.
 * No `sandbox`: Chrome has long refused to show PDF files in one.
 */
const filePolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * One source for our own server, which sends them with every answer, and for any static host. Of two rules with the same
 * header our server follows the later one. A host may join their values, so that is only done where it does no harm: of two
 * policies browsers follow both, and two values of Cross-Origin-Resource-Policy are as none.
 */
export const headerRules = (foreign: Foreign = {}): readonly HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(foreign),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  {
    path: '/assets/*',
    headers: {
      // Their names carry a hash of their content: what has such a name never changes.
      'Cache-Control': 'public, max-age=31536000, immutable',
      // That of pages names the hash of every style: over HTTP/1.1 it would come again with each of a page's ten files.
      'Content-Security-Policy': assetPolicy,
      // A mail, a chat or a search engine may show a picture, such as the card of a page.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
  // Under that of pages, a file here could run another one as a script of this site.
  { path: '/files/*', headers: { 'Content-Security-Policy': filePolicy } },
];

/** `_headers`, as static hosts read it. */
export const emitHeaders = (rules: readonly HeaderRule[]) =>
  rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [path, ...lines, ''].join('\n');
    })
    .join('\n');
