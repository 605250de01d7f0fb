import type { Site } from '../site';

/** Headers by the paths that they are sent with; `*` stands for the rest of a path. No two rules set one header. */
export type HeaderRules = readonly { path: string; headers: Readonly<Record<string, string>> }[];

/** The origins of the maps in use, each once: the only foreign pages that a page of this site may frame. */
export const frameOrigins = ({ pages, specialPages }: Pick<Site, 'pages' | 'specialPages'>) => [
  ...new Set(
    [...pages, ...specialPages].flatMap(({ page }) =>
      page.blocks.flatMap((block) => (block.type === 'map' ? new URL(block.embed).origin : [])),
    ),
  ),
];

/**
 * What a page may load: only what this site serves. Radix writes `style=""` attributes, so those are allowed; style
 * elements and inline scripts are not.
 */
const contentSecurityPolicy = (frames: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "require-trusted-types-for 'script'",
  ].join('; ');

/** One source for the local server and for any static host. `frames` are the origins that a page may frame. */
export const headerRules = (frames: readonly string[] = []): HeaderRules => [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(frames),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  // Their names carry a hash of their content: what has such a name never changes.
  { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
];

/** `_headers`, as static hosts and our own server read it. */
export const emitHeaders = (rules: HeaderRules) =>
  rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [path, ...lines, ''].join('\n');
    })
    .join('\n');
