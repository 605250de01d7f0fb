/* Written by `npm run generate` from the files of this folder; never edited. */
import { absoluteLinks } from './absolute-links';
import { capitalTexts } from './capital-texts';
import { contactDetails } from './contact-details';
import { contradictoryForms } from './contradictory-forms';
import { contradictoryTeasers } from './contradictory-teasers';
import { dottedSums } from './dotted-sums';
import { duplicateDescriptions } from './duplicate-descriptions';
import { duplicateListings } from './duplicate-listings';
import { equalOrders } from './equal-orders';
import { fractionalPercents } from './fractional-percents';
import { futureYears } from './future-years';
import { heavyDrawings } from './heavy-drawings';
import { heavyPhotos } from './heavy-photos';
import { hiddenCharacters } from './hidden-characters';
import { ignoredFiles } from './ignored-files';
import { impossibleDates } from './impossible-dates';
import { incompleteDrawings } from './incomplete-drawings';
import { lackingFigures } from './lacking-figures';
import { lateHeadings } from './late-headings';
import { miscountedLists } from './miscounted-lists';
import { misfitImages } from './misfit-images';
import { missingAlts } from './missing-alts';
import { missingRates } from './missing-rates';
import { missingVariables } from './missing-variables';
import { misspeltValues } from './misspelt-values';
import { mixedCurrencies } from './mixed-currencies';
import { movingImages } from './moving-images';
import { oldRates } from './old-rates';
import { orphanPages } from './orphan-pages';
import { otherPages } from './other-pages';
import { outdatedFacts } from './outdated-facts';
import { overdueFacts } from './overdue-facts';
import { overlappingTimes } from './overlapping-times';
import { overlongTimes } from './overlong-times';
import { oversizedImages } from './oversized-images';
import { pageHeadings } from './page-headings';
import { pastIntakes } from './past-intakes';
import { pastNotices } from './past-notices';
import { pastedTexts } from './pasted-texts';
import { promisedOutcomes } from './promised-outcomes';
import { repeatedItems } from './repeated-items';
import { repeatedLinks } from './repeated-links';
import { repeatedSections } from './repeated-sections';
import { rowCurrencies } from './row-currencies';
import type { Rule } from './rule';
import { smallImages } from './small-images';
import { strayMarks } from './stray-marks';
import { typedContacts } from './typed-contacts';
import { unfilledPrefills } from './unfilled-prefills';
import { unlikelyDates } from './unlikely-dates';
import { unlikelyFigures } from './unlikely-figures';
import { unlikelyOrders } from './unlikely-orders';
import { unlikelyWords } from './unlikely-words';
import { unlistedKinds } from './unlisted-kinds';
import { unquotedFigures } from './unquoted-figures';
import { unshownListings } from './unshown-listings';
import { unusableFiles } from './unusable-files';
import { unusedFacts } from './unused-facts';
import { unusedFiles } from './unused-files';
import { unusedImages } from './unused-images';
import { vagueLinks } from './vague-links';
import { zeroAmounts } from './zero-amounts';

export const rules: readonly Rule[] = [
  absoluteLinks,
  capitalTexts,
  contactDetails,
  contradictoryForms,
  contradictoryTeasers,
  dottedSums,
  duplicateDescriptions,
  duplicateListings,
  equalOrders,
  fractionalPercents,
  futureYears,
  heavyDrawings,
  heavyPhotos,
  hiddenCharacters,
  ignoredFiles,
  impossibleDates,
  incompleteDrawings,
  lackingFigures,
  lateHeadings,
  miscountedLists,
  misfitImages,
  missingAlts,
  missingRates,
  missingVariables,
  misspeltValues,
  mixedCurrencies,
  movingImages,
  oldRates,
  orphanPages,
  otherPages,
  outdatedFacts,
  overdueFacts,
  overlappingTimes,
  overlongTimes,
  oversizedImages,
  pageHeadings,
  pastIntakes,
  pastNotices,
  pastedTexts,
  promisedOutcomes,
  repeatedItems,
  repeatedLinks,
  repeatedSections,
  rowCurrencies,
  smallImages,
  strayMarks,
  typedContacts,
  unfilledPrefills,
  unlikelyDates,
  unlikelyFigures,
  unlikelyOrders,
  unlikelyWords,
  unlistedKinds,
  unquotedFigures,
  unshownListings,
  unusableFiles,
  unusedFacts,
  unusedFiles,
  unusedImages,
  vagueLinks,
  zeroAmounts,
];
