/* Written by scripts/generate.ts from the files of this folder; never edited. */
import { anchors } from './anchors';
import { collections } from './collections';
import { doubtfulFigures } from './doubtful-figures';
import { doubtfulTexts } from './doubtful-texts';
import { entries } from './entries';
import { flags } from './flags';
import { forms } from './forms';
import { icons } from './icons';
import { images } from './images';
import { links } from './links';
import { maps } from './maps';
import { nextSteps } from './next-steps';
import { pageLists } from './page-lists';
import type { ReferenceKind } from './reference-kind';
import { tones } from './tones';

/** Every kind of reference. */
export const referenceKinds: readonly ReferenceKind[] = [
  anchors,
  collections,
  doubtfulFigures,
  doubtfulTexts,
  entries,
  flags,
  forms,
  icons,
  images,
  links,
  maps,
  nextSteps,
  pageLists,
  tones,
];
