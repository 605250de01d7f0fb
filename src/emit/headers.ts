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
 * What a page may load: only what this site serves, and what `_site.json` and its maps name. Radix writes `style=""`
 * attributes, so those are allowed; style elements and inline scripts only by their hash. A script of another site passes the
 * one policy that knows its address (islands/site-scripts.ts).
 */
const contentSecurityPolicy = ({
  frames = [],
  scripts = [],
  resources = [],
  styles = [],
  inline = [],
}: Foreign) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...named(inline), ...scripts].join(' '),
    ["style-src-elem 'self'", ...named(styles)].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...resources].join(' '),
    ...(resources.length > 0 ? [`connect-src 'self' ${resources.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "require-trusted-types-for 'script'",
    ...(scripts.length > 0 ? ['trusted-types site-scripts'] : []),
  ].join('; ');

const named = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`);

/** A picture that somebody opens by itself loads nothing and runs nothing. */
const assetPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * One source for our own server, which sends them with every answer, and for any static host. Of two rules with the same
 * header our server follows the later one. A host may join their values, so that is only done with policies: of two,
 * browsers follow both.
 */
export const headerRules = (foreign: Foreign = {}): readonly HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(foreign),
      'Cross-Origin-Opener-Policy': 'same-origin',
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
    },
  },
];

/** `_headers`, as static hosts read it. */
export const emitHeaders = (rules: readonly HeaderRule[]) =>
  rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [path, ...lines, ''].join('\n');
    })
    .join('\n');
