import type { Site } from '../site/assembled-site';
import { escapeText } from './escape';

/** `sitemap.xml`: all published routes. A preview also has drafts, which are not listed. */
export function emitSitemap({ pages }: Pick<Site, 'pages'>, origin: string): string {
  const entries = pages
    .filter(({ draft }) => !draft)
    .map(({ route }) => `  <url><loc>${escapeText(origin + route)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: allows everything except the API for forms, and names the sitemap. */
export const emitRobots = (origin: string) =>
  ['User-agent: *', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
