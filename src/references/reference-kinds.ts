/* Written by `npm run generate` from the files of this folder; never edited. */
import { addressParts } from './address-parts';
import { anchors } from './anchors';
import { blockTypes } from './block-types';
import { collections } from './collections';
import { countryFlags } from './country-flags';
import { entries } from './entries';
import { exchangeRates } from './exchange-rates';
import { factsOfPages } from './facts-of-pages';
import { fonts } from './fonts';
import { forms } from './forms';
import { icons } from './icons';
import { images } from './images';
import { links } from './links';
import { maps } from './maps';
import { measures } from './measures';
import { nextSteps } from './next-steps';
import { pageKinds } from './page-kinds';
import { pageLists } from './page-lists';
import { quotes } from './quotes';
import type { ReferenceKind } from './reference-kind';
import { registerNames } from './register-names';
import { tones } from './tones';
import { topics } from './topics';
import { typedYears } from './typed-years';

export const referenceKinds: readonly ReferenceKind[] = [
  addressParts,
  anchors,
  blockTypes,
  collections,
  countryFlags,
  entries,
  exchangeRates,
  factsOfPages,
  fonts,
  forms,
  icons,
  images,
  links,
  maps,
  measures,
  nextSteps,
  pageKinds,
  pageLists,
  quotes,
  registerNames,
  tones,
  topics,
  typedYears,
];
