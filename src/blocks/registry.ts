import type { BlockDefinition, BlockType } from './define-block';

/**
 * Every block, one line each. The type is keyed by the union that is generated from the schema: a line too few or too
 * many does not compile.
 */
export const registry: { readonly [T in BlockType]: () => Promise<BlockDefinition<T>> } = {
  article: () => import('./article/article.block').then((module) => module.articleBlock),
  banner: () => import('./banner/banner.block').then((module) => module.bannerBlock),
  'call-to-action': () =>
    import('./call-to-action/call-to-action.block').then((module) => module.callToActionBlock),
  cards: () => import('./cards/cards.block').then((module) => module.cardsBlock),
  checklist: () => import('./checklist/checklist.block').then((module) => module.checklistBlock),
  'cost-table': () => import('./cost-table/cost-table.block').then((module) => module.costTableBlock),
  counters: () => import('./counters/counters.block').then((module) => module.countersBlock),
  'course-carousel': () =>
    import('./course-carousel/course-carousel.block').then((module) => module.courseCarouselBlock),
  'enquiry-form': () => import('./enquiry-form/enquiry-form.block').then((module) => module.enquiryFormBlock),
  'entry-requirements': () =>
    import('./entry-requirements/entry-requirements.block').then((module) => module.entryRequirementsBlock),
  facts: () => import('./facts/facts.block').then((module) => module.factsBlock),
  faq: () => import('./faq/faq.block').then((module) => module.faqBlock),
  hero: () => import('./hero/hero.block').then((module) => module.heroBlock),
  'hero-carousel': () =>
    import('./hero-carousel/hero-carousel.block').then((module) => module.heroCarouselBlock),
  intakes: () => import('./intakes/intakes.block').then((module) => module.intakesBlock),
  logos: () => import('./logos/logos.block').then((module) => module.logosBlock),
  map: () => import('./map/map.block').then((module) => module.mapBlock),
  'media-text': () => import('./media-text/media-text.block').then((module) => module.mediaTextBlock),
  offices: () => import('./offices/offices.block').then((module) => module.officesBlock),
  'page-cards': () => import('./page-cards/page-cards.block').then((module) => module.pageCardsBlock),
  posts: () => import('./posts/posts.block').then((module) => module.postsBlock),
  reasons: () => import('./reasons/reasons.block').then((module) => module.reasonsBlock),
  steps: () => import('./steps/steps.block').then((module) => module.stepsBlock),
  text: () => import('./text/text.block').then((module) => module.textBlock),
  'university-explorer': () =>
    import('./university-explorer/university-explorer.block').then(
      (module) => module.universityExplorerBlock,
    ),
};
