import type { ComponentType } from 'react';
import type { BlockProps, BlockType } from './block-props';

/**
 * Every block with its component, one line each. The type is keyed by the union that is generated from the schema: a
 * line too few or too many does not compile, nor does a component of another block.
 */
export const registry: { readonly [T in BlockType]: () => Promise<ComponentType<BlockProps<T>>> } = {
  article: () => import('./article/article').then((module) => module.Article),
  banner: () => import('./banner/banner').then((module) => module.Banner),
  'call-to-action': () => import('./call-to-action/call-to-action').then((module) => module.CallToAction),
  cards: () => import('./cards/cards').then((module) => module.Cards),
  checklist: () => import('./checklist/checklist').then((module) => module.Checklist),
  'cost-table': () => import('./cost-table/cost-table').then((module) => module.CostTable),
  counters: () => import('./counters/counters').then((module) => module.Counters),
  'course-carousel': () =>
    import('./course-carousel/course-carousel').then((module) => module.CourseCarousel),
  'enquiry-form': () => import('./enquiry-form/enquiry-form').then((module) => module.EnquiryForm),
  'entry-requirements': () =>
    import('./entry-requirements/entry-requirements').then((module) => module.EntryRequirements),
  facts: () => import('./facts/facts').then((module) => module.Facts),
  faq: () => import('./faq/faq').then((module) => module.Faq),
  hero: () => import('./hero/hero').then((module) => module.Hero),
  'hero-carousel': () => import('./hero-carousel/hero-carousel').then((module) => module.HeroCarousel),
  intakes: () => import('./intakes/intakes').then((module) => module.Intakes),
  logos: () => import('./logos/logos').then((module) => module.Logos),
  map: () => import('./map/map').then((module) => module.EmbeddedMap),
  'media-text': () => import('./media-text/media-text').then((module) => module.MediaText),
  offices: () => import('./offices/offices').then((module) => module.Offices),
  'page-cards': () => import('./page-cards/page-cards').then((module) => module.PageCards),
  posts: () => import('./posts/posts').then((module) => module.Posts),
  reasons: () => import('./reasons/reasons').then((module) => module.Reasons),
  steps: () => import('./steps/steps').then((module) => module.Steps),
  text: () => import('./text/text').then((module) => module.TextBlock),
  'university-explorer': () =>
    import('./university-explorer/university-explorer').then((module) => module.UniversityExplorer),
};
