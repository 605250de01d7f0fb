import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Loaded on demand, since that takes longer than checking most sites. */
export const loadSvgo = () => require('svgo') as typeof import('svgo');
