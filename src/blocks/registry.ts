import { Article } from './article/article';
import { Banner } from './banner/banner';
import type { BlockDefinition, BlockType } from './block-props';
import { CallToAction } from './call-to-action/call-to-action';
import { Cards } from './cards/cards';
import { Checklist } from './checklist/checklist';
import { CostTable } from './cost-table/cost-table';
import { Counters } from './counters/counters';
import { CourseCarousel } from './course-carousel/course-carousel';
import { Downloads } from './downloads/downloads';
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
import { NextSteps } from './next-steps/next-steps';
import { Notice } from './notice/notice';
import { Offices } from './offices/offices';
import { PageCards } from './page-cards/page-cards';
import { People } from './people/people';
import { PlaceMap } from './place-map/place-map';
import { Posts } from './posts/posts';
import { Quotes } from './quotes/quotes';
import { Reasons } from './reasons/reasons';
import { Steps } from './steps/steps';
import { Table } from './table/table';
import { TextBlock } from './text/text';
import { UniversityExplorer } from './university-explorer/university-explorer';
import { Video } from './video/video';

/**
 * Every block: its component, and when it wakes in the browser, one line each. The type is keyed by the union that is
 * generated from the schema: a line too few or too many does not compile, nor does a component of another block.
 */
export const registry: { readonly [T in BlockType]: BlockDefinition<T> } = {
  article: { component: Article, wakes: 'static' },
  banner: { component: Banner, wakes: 'static' },
  'call-to-action': { component: CallToAction, wakes: 'static' },
  cards: { component: Cards, wakes: 'static' },
  checklist: { component: Checklist, wakes: 'static' },
  'cost-table': { component: CostTable, wakes: 'static' },
  counters: { component: Counters, wakes: 'onVisible' },
  'course-carousel': { component: CourseCarousel, wakes: 'onVisible' },
  downloads: { component: Downloads, wakes: 'static' },
  'enquiry-form': { component: EnquiryForm, wakes: 'onInteraction' },
  'entry-requirements': { component: EntryRequirements, wakes: 'static' },
  facts: { component: Facts, wakes: 'static' },
  faq: { component: Faq, wakes: 'static' },
  hero: { component: Hero, wakes: 'onVisible' },
  'hero-carousel': { component: HeroCarousel, wakes: 'onVisible' },
  intakes: { component: Intakes, wakes: 'static' },
  logos: { component: Logos, wakes: 'onVisible' },
  map: { component: EmbeddedMap, wakes: 'static' },
  'media-text': { component: MediaText, wakes: 'static' },
  'next-steps': { component: NextSteps, wakes: 'static' },
  notice: { component: Notice, wakes: 'static' },
  offices: { component: Offices, wakes: 'onInteraction' },
  'page-cards': { component: PageCards, wakes: 'onVisible' },
  people: { component: People, wakes: 'static' },
  'place-map': { component: PlaceMap, wakes: 'static' },
  posts: { component: Posts, wakes: 'onVisible' },
  quotes: { component: Quotes, wakes: 'onVisible' },
  reasons: { component: Reasons, wakes: 'static' },
  steps: { component: Steps, wakes: 'onVisible' },
  table: { component: Table, wakes: 'static' },
  text: { component: TextBlock, wakes: 'static' },
  'university-explorer': { component: UniversityExplorer, wakes: 'onInteraction' },
  video: { component: Video, wakes: 'onVisible' },
};
