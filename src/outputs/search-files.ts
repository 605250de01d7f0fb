import { emitRobots, emitSitemap } from '../emit/sitemap';
import type { Site } from '../site/assembled-site';

/** The files for search engines. The dev server serves them, too, so that authors see them before a release. */
export const searchFiles = (site: Pick<Site, 'pages'>, origin: string): [path: string, text: string][] => [
  ['sitemap.xml', emitSitemap(site, origin)],
  ['robots.txt', emitRobots(origin)],
];
