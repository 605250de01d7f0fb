import type { ComponentType } from 'react';
import { Article } from './article/article';
import { Banner } from './banner/banner';
import type { BlockProps, BlockType } from './block-props';
import { CallToAction } from './call-to-action/call-to-action';
import { Cards } from './cards/cards';
import { Checklist } from './checklist/checklist';
import { CostTable } from './cost-table/cost-table';
import { Counters } from './counters/counters';
import { CourseCarousel } from './course-carousel/course-carousel';
import { EnquiryForm } from './enquiry-form/enquiry-form';
import { EntryRequirements } from './entry-requirements/entry-requirements';
import { Facts } from './facts/facts';
import { Faq } from './faq/faq';
import { Hero } from './hero/hero';
import { HeroCarousel } from './hero-carousel/hero-carousel';
import { Intakes } from './intakes/intakes';
import { Logos } from './logos/logos';
import { EmbeddedMap } from './map/map';
import { MediaText } from './media-text/media-text';
import { Offices } from './offices/offices';
import { PageCards } from './page-cards/page-cards';
import { Posts } from './posts/posts';
import { Reasons } from './reasons/reasons';
import { Steps } from './steps/steps';
import { TextBlock } from './text/text';
import { UniversityExplorer } from './university-explorer/university-explorer';

/**
 * Every block with its component, one line each. The type is keyed by the union that is generated from the schema: a
 * line too few or too many does not compile, nor does a component of another block.
 */
export const registry: { readonly [T in BlockType]: ComponentType<BlockProps<T>> } = {
  article: Article,
  banner: Banner,
  'call-to-action': CallToAction,
  cards: Cards,
  checklist: Checklist,
  'cost-table': CostTable,
  counters: Counters,
  'course-carousel': CourseCarousel,
  'enquiry-form': EnquiryForm,
  'entry-requirements': EntryRequirements,
  facts: Facts,
  faq: Faq,
  hero: Hero,
  'hero-carousel': HeroCarousel,
  intakes: Intakes,
  logos: Logos,
  map: EmbeddedMap,
  'media-text': MediaText,
  offices: Offices,
  'page-cards': PageCards,
  posts: Posts,
  reasons: Reasons,
  steps: Steps,
  text: TextBlock,
  'university-explorer': UniversityExplorer,
};
