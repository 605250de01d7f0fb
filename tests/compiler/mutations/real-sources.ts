import { readSources } from '../../../scripts/read-sources';
import { isLong } from '../../is-long';

/** A site, with everything that its documents may name: `npm run test:long` makes its mistakes in the main one. */
export const real = await readSources(isLong ? 'pages-json' : 'tests/fixture/pages');
export const { icons } = real;
