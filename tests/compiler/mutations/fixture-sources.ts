import { readSite } from '../../read-site';

/** The site that tests of the engine run on, with everything that its documents may name. */
export const fixture = await readSite('tests/fixture/pages');
export const { icons } = fixture;
