import { unknownFlag } from '../diagnostics/unknown-flag/unknown-flag';
import { countryName } from '../format/locale';
import { namesInList } from './names-in-list';
import type { NamedReference, ReferenceKind } from './reference-kind';

/** The English name of the country of a flag; empty for the flag of a region, such as Scotland. */
export const countryOfFlag = (code: string) =>
  /^[a-z]{2}$/.test(code) ? (countryName(code, { language: 'en' }) ?? '') : '';

/** Flags by country code. */
export const countryFlags: ReferenceKind<NamedReference> = namesInList('flag', {
  names: (sources) => sources.flags,
  describe: countryOfFlag,
  report: unknownFlag,
});
