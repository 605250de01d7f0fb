import type { BlockDefinition, BlockType } from './define-block';

/**
 * Every block, one line each. The type is keyed by the union that is generated from the schema: a line too few or too
 * many does not compile.
 */
export const registry: { readonly [T in BlockType]: () => Promise<BlockDefinition<T>> } = {
  banner: () => import('./banner/banner.block').then((module) => module.bannerBlock),
  cards: () => import('./cards/cards.block').then((module) => module.cardsBlock),
  checklist: () => import('./checklist/checklist.block').then((module) => module.checklistBlock),
  'cost-table': () => import('./cost-table/cost-table.block').then((module) => module.costTableBlock),
  'course-carousel': () =>
    import('./course-carousel/course-carousel.block').then((module) => module.courseCarouselBlock),
  'enquiry-form': () => import('./enquiry-form/enquiry-form.block').then((module) => module.enquiryFormBlock),
  'entry-requirements': () =>
    import('./entry-requirements/entry-requirements.block').then((module) => module.entryRequirementsBlock),
  facts: () => import('./facts/facts.block').then((module) => module.factsBlock),
  faq: () => import('./faq/faq.block').then((module) => module.faqBlock),
  intakes: () => import('./intakes/intakes.block').then((module) => module.intakesBlock),
  'media-text': () => import('./media-text/media-text.block').then((module) => module.mediaTextBlock),
  reasons: () => import('./reasons/reasons.block').then((module) => module.reasonsBlock),
  text: () => import('./text/text.block').then((module) => module.textBlock),
};
