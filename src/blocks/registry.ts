/* Written by `npm run generate` from the folders beside it; never edited. */
import type { BlockDefinition, BlockType } from './block-props';
import { block as articleBlock } from './article/article.block';
import { block as atAGlanceBlock } from './at-a-glance/at-a-glance.block';
import { block as bannerBlock } from './banner/banner.block';
import { block as batchesBlock } from './batches/batches.block';
import { block as callToActionBlock } from './call-to-action/call-to-action.block';
import { block as cardsBlock } from './cards/cards.block';
import { block as checklistBlock } from './checklist/checklist.block';
import { block as compareBlock } from './compare/compare.block';
import { block as costCalculatorBlock } from './cost-calculator/cost-calculator.block';
import { block as costTableBlock } from './cost-table/cost-table.block';
import { block as countersBlock } from './counters/counters.block';
import { block as courseCarouselBlock } from './course-carousel/course-carousel.block';
import { block as credentialsBlock } from './credentials/credentials.block';
import { block as downloadsBlock } from './downloads/downloads.block';
import { block as eligibilityBlock } from './eligibility/eligibility.block';
import { block as enquiryFormBlock } from './enquiry-form/enquiry-form.block';
import { block as entryRequirementsBlock } from './entry-requirements/entry-requirements.block';
import { block as factsBlock } from './facts/facts.block';
import { block as faqBlock } from './faq/faq.block';
import { block as heroBlock } from './hero/hero.block';
import { block as heroCarouselBlock } from './hero-carousel/hero-carousel.block';
import { block as intakesBlock } from './intakes/intakes.block';
import { block as logosBlock } from './logos/logos.block';
import { block as mapBlock } from './map/map.block';
import { block as mediaTextBlock } from './media-text/media-text.block';
import { block as nextStepsBlock } from './next-steps/next-steps.block';
import { block as noticeBlock } from './notice/notice.block';
import { block as officesBlock } from './offices/offices.block';
import { block as openingHoursBlock } from './opening-hours/opening-hours.block';
import { block as pageCardsBlock } from './page-cards/page-cards.block';
import { block as peopleBlock } from './people/people.block';
import { block as placeMapBlock } from './place-map/place-map.block';
import { block as postsBlock } from './posts/posts.block';
import { block as quotesBlock } from './quotes/quotes.block';
import { block as ratingsBlock } from './ratings/ratings.block';
import { block as reasonsBlock } from './reasons/reasons.block';
import { block as stepsBlock } from './steps/steps.block';
import { block as tableBlock } from './table/table.block';
import { block as textBlock } from './text/text.block';
import { block as universityExplorerBlock } from './university-explorer/university-explorer.block';
import { block as videoBlock } from './video/video.block';

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
