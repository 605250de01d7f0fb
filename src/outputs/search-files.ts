import { emitRobots, emitSitemap } from '../emit/sitemap';
import type { Site } from '../site/assembled-site';

/** What search engines read, which the dev server answers as well, so that authors can look at it before a release. */
export const searchFiles = (site: Pick<Site, 'pages'>, origin: string): [path: string, text: string][] => [
  ['sitemap.xml', emitSitemap(site, origin)],
  ['robots.txt', emitRobots(origin)],
];
