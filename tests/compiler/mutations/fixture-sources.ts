import { readSources } from '../../../src/sources/read-sources';

/** The site that tests of the engine run on, with everything that its documents may name. */
export const fixture = await readSources('tests/fixture/pages');
export const { icons } = fixture;
