import type { ComponentType, ReactNode } from 'react';
import type { Badge, Block, Locale, WordsOfBlocks } from '../compiled';
import type { OpenDays } from '../generated/compiled';

/** A type of block of the engine: `article`. */
export type BlockType = Block['type'];

/** For a block without words of its own. */
type NoWords = Readonly<Record<never, never>>;

/** What a component of a block of the engine is given. */
export interface BlockProps<T extends BlockType> {
  block: Extract<Block, { type: T }>;
  /** What the interface itself says, because components contain no literal text. */
  words: T extends keyof WordsOfBlocks ? WordsOfBlocks[T] : NoWords;
  /** How figures, dates and hours are formatted. */
  locale: Locale;
  /** The rendered breadcrumbs, which are passed to the first block of a page. */
  breadcrumbs?: ReactNode;
  /** The type of the block below, for a block whose layout depends on it. */
  nextType?: BlockType;
  /** The site's quality badge, if it has one. */
  badge?: Badge;
  /** The page's print and share buttons, which `next-steps` shows. On a page without it they end the page. */
  pageActions?: ReactNode;
}

/** Props of a site's own block. `OwnBlock` is its type in `generated/site.ts`, `Words` are its words, if it has any. */
export interface SiteBlockProps<OwnBlock, Words = NoWords>
  extends Omit<BlockProps<BlockType>, 'block' | 'words' | 'pageActions' | 'nextType'> {
  block: OwnBlock;
  words: Required<Words>;
}

/** A place of business in structured data, for search engines. */
export interface PlaceOfBusiness {
  /** Fragment of its id, after `#`. The same on every page, so that search engines recognize the place. */
  id: string;
  name: string;
  city: string;
  /** Two-letter country code. */
  country: string;
  /** The postal address, one entry per line. */
  address: readonly string[];
  /** Parts of the address, spelt as in its lines. */
  postalCode?: string;
  region?: string;
  phone: string;
  email: string;
  /** Opening hours by day; empty if unknown. */
  open: readonly OpenDays[];
}

/**
 * The definition of a site's own block, `_blocks/<type>/<type>.block.ts`. Its islands are in the same folder.
 */
export interface SiteBlock {
  // biome-ignore lint/suspicious/noExplicitAny: the engine does not know the blocks of a site, nor their words
  component: ComponentType<Omit<SiteBlockProps<any>, 'words'> & { words: any }>;
  /** Places of business that it shows, for structured data. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  places?: (block: any) => readonly PlaceOfBusiness[];
}

/** The definition of a block, which `<type>.tsx` in its folder exports. */
export interface BlockDefinition<T extends BlockType> {
  component: ComponentType<BlockProps<T>>;
  /** Places of business that it shows, for structured data. */
  places?: (block: Extract<Block, { type: T }>) => readonly PlaceOfBusiness[];
}
