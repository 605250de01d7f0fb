/* Written by `npm run generate` from the folders beside it; never edited. */
import type { BlockDefinition, BlockType } from './block-props';
import { block as articleBlock } from './article/article';
import { block as atAGlanceBlock } from './at-a-glance/at-a-glance';
import { block as bannerBlock } from './banner/banner';
import { block as batchesBlock } from './batches/batches';
import { block as callToActionBlock } from './call-to-action/call-to-action';
import { block as cardsBlock } from './cards/cards';
import { block as checklistBlock } from './checklist/checklist';
import { block as compareBlock } from './compare/compare';
import { block as costCalculatorBlock } from './cost-calculator/cost-calculator';
import { block as costTableBlock } from './cost-table/cost-table';
import { block as countersBlock } from './counters/counters';
import { block as courseCarouselBlock } from './course-carousel/course-carousel';
import { block as credentialsBlock } from './credentials/credentials';
import { block as downloadsBlock } from './downloads/downloads';
import { block as eligibilityBlock } from './eligibility/eligibility';
import { block as enquiryFormBlock } from './enquiry-form/enquiry-form';
import { block as entryRequirementsBlock } from './entry-requirements/entry-requirements';
import { block as factsBlock } from './facts/facts';
import { block as faqBlock } from './faq/faq';
import { block as heroBlock } from './hero/hero';
import { block as heroCarouselBlock } from './hero-carousel/hero-carousel';
import { block as intakesBlock } from './intakes/intakes';
import { block as logosBlock } from './logos/logos';
import { block as mapBlock } from './map/map';
import { block as mediaTextBlock } from './media-text/media-text';
import { block as nextStepsBlock } from './next-steps/next-steps';
import { block as noticeBlock } from './notice/notice';
import { block as officesBlock } from './offices/offices';
import { block as openingHoursBlock } from './opening-hours/opening-hours';
import { block as pageCardsBlock } from './page-cards/page-cards';
import { block as peopleBlock } from './people/people';
import { block as placeMapBlock } from './place-map/place-map';
import { block as postsBlock } from './posts/posts';
import { block as quotesBlock } from './quotes/quotes';
import { block as ratingsBlock } from './ratings/ratings';
import { block as reasonsBlock } from './reasons/reasons';
import { block as stepsBlock } from './steps/steps';
import { block as tableBlock } from './table/table';
import { block as textBlock } from './text/text';
import { block as universityExplorerBlock } from './university-explorer/university-explorer';
import { block as videoBlock } from './video/video';

/**
 * Every block. Its keys are the block types of the schema, so a block without a definition, or with the component of
 * another block, does not compile.
 */
export const registry: { readonly [T in BlockType]: BlockDefinition<T> } = {
  article: articleBlock,
  'at-a-glance': atAGlanceBlock,
  banner: bannerBlock,
  batches: batchesBlock,
  'call-to-action': callToActionBlock,
  cards: cardsBlock,
  checklist: checklistBlock,
  compare: compareBlock,
  'cost-calculator': costCalculatorBlock,
  'cost-table': costTableBlock,
  counters: countersBlock,
  'course-carousel': courseCarouselBlock,
  credentials: credentialsBlock,
  downloads: downloadsBlock,
  eligibility: eligibilityBlock,
  'enquiry-form': enquiryFormBlock,
  'entry-requirements': entryRequirementsBlock,
  facts: factsBlock,
  faq: faqBlock,
  hero: heroBlock,
  'hero-carousel': heroCarouselBlock,
  intakes: intakesBlock,
  logos: logosBlock,
  map: mapBlock,
  'media-text': mediaTextBlock,
  'next-steps': nextStepsBlock,
  notice: noticeBlock,
  offices: officesBlock,
  'opening-hours': openingHoursBlock,
  'page-cards': pageCardsBlock,
  people: peopleBlock,
  'place-map': placeMapBlock,
  posts: postsBlock,
  quotes: quotesBlock,
  ratings: ratingsBlock,
  reasons: reasonsBlock,
  steps: stepsBlock,
  table: tableBlock,
  text: textBlock,
  'university-explorer': universityExplorerBlock,
  video: videoBlock,
};
