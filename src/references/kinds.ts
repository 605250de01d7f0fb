/* Written by scripts/generate.ts from the files of this folder; never edited. */
import { addressParts } from './address-parts';
import { anchors } from './anchors';
import { blockTypes } from './block-types';
import { collections } from './collections';
import { doubtfulFigures } from './doubtful-figures';
import { doubtfulTexts } from './doubtful-texts';
import { entries } from './entries';
import { factsOfPages } from './facts-of-pages';
import { flags } from './flags';
import { fonts } from './fonts';
import { forms } from './forms';
import { icons } from './icons';
import { images } from './images';
import { links } from './links';
import { maps } from './maps';
import { measures } from './measures';
import { nextSteps } from './next-steps';
import { openDays } from './open-days';
import { ownRates } from './own-rates';
import { pageKinds } from './page-kinds';
import { pageLists } from './page-lists';
import { quotes } from './quotes';
import type { ReferenceKind } from './reference-kind';
import { registerNames } from './register-names';
import { requestedRows } from './requested-rows';
import { tones } from './tones';
import { topics } from './topics';
import { typedYears } from './typed-years';

/** Every kind of reference. */
export const referenceKinds: readonly ReferenceKind[] = [
  addressParts,
  anchors,
  blockTypes,
  collections,
  doubtfulFigures,
  doubtfulTexts,
  entries,
  factsOfPages,
  flags,
  fonts,
  forms,
  icons,
  images,
  links,
  maps,
  measures,
  nextSteps,
  openDays,
  ownRates,
  pageKinds,
  pageLists,
  quotes,
  registerNames,
  requestedRows,
  tones,
  topics,
  typedYears,
];
