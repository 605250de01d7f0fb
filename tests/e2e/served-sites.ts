import { join } from 'node:path';
import { type BuiltSite, dataOf, folderOf } from '../built-sites';

/** The variable that Playwright keeps the port of a site's server in. */
const portOf = (site: BuiltSite) => `port_of_${site.replaceAll('-', '_')}`;

/** Where a site is served during browser tests, once its server listens. */
export const originOf = (site: BuiltSite): string =>
  `http://localhost:${process.env[portOf(site).toUpperCase()]}`;

/** Serves a built site on a port that the system chooses, for Playwright's `webServer`. */
export const serve = (site: BuiltSite) => ({
  command: 'node --import tsx server/main.ts',
  cwd: join(import.meta.dirname, '../..'),
  env: { SITE: folderOf(site), DATA: dataOf(site), PORT: '0' },
  wait: { stderr: new RegExp(`at http://localhost:(?<${portOf(site)}>\\d+)`) },
});
