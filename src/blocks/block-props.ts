import type { ComponentType, ReactNode } from 'react';
import type { Badge, Block, Locale, WordsOfBlocks } from '../compiled';
import type { OpenDays } from '../generated/compiled';
import type { Wakes } from '../islands/wakes';

export type BlockType = Block['type'];

/** Of a block that says nothing but what its document says. */
type NoWords = Readonly<Record<never, never>>;

export interface BlockProps<T extends BlockType> {
  block: Extract<Block, { type: T }>;
  /** The words of the interface, since components have no literal text. */
  words: T extends keyof WordsOfBlocks ? WordsOfBlocks[T] : NoWords;
  /** How figures, dates and hours are written. */
  locale: Locale;
  /** The rendered breadcrumbs, which the page passes to its first block. */
  breadcrumbs?: ReactNode;
  /** The site's quality badge, if it has one. */
  badge?: Badge;
  /** The buttons that keep a page which is made for that, for the block whose definition says that it `keeps` it. */
  keep?: ReactNode;
}

/** What a block of a site's own gets: what `generated/site.ts` says of it, and of its words if it has any. */
export interface SiteBlockProps<Written, Words = NoWords>
  extends Omit<BlockProps<BlockType>, 'block' | 'words' | 'keep'> {
  block: Written;
  words: Required<Words>;
}

/** A place of business, as search engines are told of it. */
export interface PlaceOfBusiness {
  /** What its address ends with, after `#`: the same place has the same one on every page. */
  id: string;
  name: string;
  city: string;
  /** The two letters of its country. */
  country: string;
  /** The postal address, line by line. */
  address: readonly string[];
  /** Parts of the address, as they stand there. */
  postalCode?: string;
  region?: string;
  phone: string;
  email: string;
  /** On which days it is open, and when; none if nobody says so. */
  open: readonly OpenDays[];
}

/**
 * The definition of a block of a site's own, `_blocks/<type>/<type>.block.ts`. Its islands are beside it and say in its
 * HTML when they wake.
 */
export interface SiteBlock {
  // biome-ignore lint/suspicious/noExplicitAny: the engine does not know the blocks of a site, nor their words
  component: ComponentType<Omit<SiteBlockProps<any>, 'words'> & { words: any }>;
  /** The places of business that it shows, which search engines are told of. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  places?: (block: any) => readonly PlaceOfBusiness[];
}

/** The definition of a block, `<type>.block.ts` in its folder. */
export interface BlockDefinition<T extends BlockType> {
  component: ComponentType<BlockProps<T>>;
  /** Whether it shows the buttons that keep its page (`keep`) beside its own. Without such a block they end the page. */
  keeps?: true;
  /**
   * When its islands wake, if it has any in some of its forms. What is `static` sends no script at all. `onLoad` is for
   * what has to be there before somebody scrolls to it, and for the scripts of other sites, whatever the block is.
   */
  wakes: 'static' | Wakes;
  /** The places of business that it shows, which search engines are told of. */
  places?: (block: Extract<Block, { type: T }>) => readonly PlaceOfBusiness[];
}
