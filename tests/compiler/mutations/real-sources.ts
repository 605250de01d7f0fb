import { readSources } from '../../../scripts/read-sources';

/** The site itself, with everything that its documents may name. */
export const real = await readSources('pages-json');
export const { icons } = real;
