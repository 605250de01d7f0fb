import { join } from 'node:path';
import { loadCompiled } from '../load-compiled.mjs';

/** Loads what renders pages from the folder of its bundle. */
export const loadPageWriter = (renderer: string): typeof import('./page-writer') =>
  loadCompiled(join(renderer, 'page-writer.cjs')) as typeof import('./page-writer');
