/* Written by scripts/generate.ts from the files of this folder; never edited. */
import { dottedSums } from './dotted-sums';
import { duplicateDescriptions } from './duplicate-descriptions';
import { heavyDrawings } from './heavy-drawings';
import { heavyPhotos } from './heavy-photos';
import { missingAlts } from './missing-alts';
import { mixedCurrencies } from './mixed-currencies';
import { orphanPages } from './orphan-pages';
import { oversizedImages } from './oversized-images';
import { pageHeadings } from './page-headings';
import { promisedOutcomes } from './promised-outcomes';
import type { Rule } from './rule';
import { strayMarks } from './stray-marks';
import { unshownListings } from './unshown-listings';
import { unusedFiles } from './unused-files';
import { unusedImages } from './unused-images';

/** Every rule for the whole site. */
export const rules: readonly Rule[] = [
  dottedSums,
  duplicateDescriptions,
  heavyDrawings,
  heavyPhotos,
  missingAlts,
  mixedCurrencies,
  orphanPages,
  oversizedImages,
  pageHeadings,
  promisedOutcomes,
  strayMarks,
  unshownListings,
  unusedFiles,
  unusedImages,
];
