import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../built-sites';

/** The main site as `npm test` has built it. */
export const siteFolder = folderOf('main');

export const readBuilt = (path: string) => readFileSync(join(siteFolder, path), 'utf8');

/** The HTML of a route. */
export const readRoute = (route: string) => readBuilt(join(route.slice(1), 'index.html'));
