import type { HeaderRule } from '../compiled';
import type { Site } from '../site/assembled-site';

/** The origins of all embedded maps and videos, without duplicates. Pages may frame these only. */
export const frameOrigins = ({ pages, specialPages }: Pick<Site, 'pages' | 'specialPages'>) => [
  ...new Set([...pages, ...specialPages].flatMap((entry) => entry.summary().frames)),
];

/** What pages may load and run besides the files of this site; nothing by default. */
interface AllowedSources {
  /** Origins that pages may frame. */
  frames?: readonly string[];
  /** Origins of scripts. */
  scripts?: readonly string[];
  /** CSP hashes of the speculation rules and inline scripts. */
  inline?: readonly string[];
  /** The origin to which forms are sent, if it is not that of the pages. */
  receiver?: string;
  /** Origins from which third-party scripts load images and to which they send data. */
  resources?: readonly string[];
}

/** Origins for the badge and the analytics in `_site.json`, without duplicates. */
export function scriptOrigins({ badge, analytics }: Pick<Site['shell'], 'badge' | 'analytics'>) {
  const services = [badge, analytics].filter((entry) => entry !== undefined);
  const scripts = services.map(({ script }) => new URL(script).origin);
  const others = services.flatMap(({ origins = [] }) => origins);
  return { scripts: [...new Set(scripts)], resources: [...new Set([...scripts, ...others])] };
}

/**
 * The content security policy of pages: only resources of this site, and those that `_site.json`, maps and videos
 * name. `style` attributes are allowed, because Radix sets them. A style element needs the hash in the page
 * (emit/html.ts), an inline script one of the hashes in `inline`. The only Trusted Types policy is the one for the
 * script URLs in `_site.json` (islands/site-scripts.ts).
 */
const contentSecurityPolicy = ({
  frames = [],
  scripts = [],
  resources = [],
  inline = [],
  receiver,
}: AllowedSources) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inline.map((hash) => `'sha256-${hash}'`), ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...resources].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...(receiver ? [receiver] : []), ...resources].join(' '),
    "base-uri 'none'",
    ["form-action 'self'", ...(receiver ? [receiver] : [])].join(' '),
    "frame-ancestors 'none'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "require-trusted-types-for 'script'",
    `trusted-types ${scripts.length > 0 ? 'site-scripts' : "'none'"}`,
  ].join(';');

/** For images opened on their own: no scripts, no other requests, an opaque origin. SVG files may contain scripts. */
const assetPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * For documents opened on their own, such as HTML or SVG: their own styles and this site's images, but no scripts. No
 * `sandbox`, because Chrome does not show PDF files in one.
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
 * The headers of our own server and of static hosts. If two rules set the same header, our server uses the later one. A
 * host may combine them instead, so this is only done where it is harmless: browsers apply both of two policies, and
 * ignore a Cross-Origin-Resource-Policy that has two values.
 */
export const headerRules = (allowed: AllowedSources = {}): readonly HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(allowed),
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
      // File names contain a hash of the content, so they never change.
      'Cache-Control': 'public, max-age=31536000, immutable',
      // The pages' policy is long; over HTTP/1.1 it would be repeated with each file.
      'Content-Security-Policy': assetPolicy,
      // Mails, chats and search engines may embed images, such as social cards.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
  // Under the pages' policy, a file here could load another one as a script of this site.
  { path: '/files/*', headers: { 'Content-Security-Policy': filePolicy } },
];

/** The `_headers` file of static hosts. */
export const emitHeaders = (rules: readonly HeaderRule[]) =>
  rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [path, ...lines, ''].join('\n');
    })
    .join('\n');
