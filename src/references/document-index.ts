import type { FactScope, FactsOfPages, PageList } from '../generated/documents';
import type { Focus } from '../resolved';
import type { LowestSumOfPage, QuotedSum } from './lowest-sums';
import type { MapOfCollection } from './map-request';

/**
 * What a document names, each once: the part of its references that is asked for of every document of a site. It is
 * data, so it can be kept.
 */
export interface DocumentIndex {
  anchors: readonly string[];
  /** The paths on this site that a visitor can go to from it. */
  paths: readonly string[];
  images: readonly MentionedImage[];
  icons: readonly string[];
  flags: readonly string[];
  tones: readonly string[];
  lists: readonly PageList[];
  /** The words of the interface that its blocks say (required-labels.ts). */
  said: readonly string[];
  maps: readonly MapOfCollection[];
  /** The day of its article. */
  articleDate?: string;
  /** The types of its blocks, and of those that kinds of pages end with. */
  blockTypes: readonly string[];
  /** The languages that it or a block of it says it is in; omitted if there are none. */
  languages?: readonly string[];
  /** The types of its blocks that the checks of the whole site look at; omitted if there are none. */
  blocksToCheck?: readonly string[];
  /** What is shown of it depends on the day. */
  dated?: true;
  /** The forms that its blocks show, each with the id of its block. */
  forms?: readonly MentionedForm[];
  /** The names of the facts that it quotes, in place of values and in texts. */
  facts?: readonly string[];
  /** The registers that its blocks take as a whole, and the kinds of pages whose registers they take. */
  registers?: readonly string[];
  registersOfKinds?: readonly string[];
  /** The registers that its blocks show together. */
  askedFacts?: readonly AskedFacts[];
  /** What these blocks ask of them, row by row. */
  askedRows?: readonly AskedRows[];
  /** Some of them in place of values. */
  quotesFigures?: true;
  /** Those in its tables, of which the lowest may be one. */
  quotedSums?: readonly QuotedSum[];
  /** The lowest sums of its tables. */
  lowestSums: readonly LowestSumOfPage[];
}

export interface MentionedForm {
  name: string;
  anchor?: string;
}

/** The registers that a block asks for, and the measures that it names: it shows no others. */
export interface AskedFacts extends FactsOfPages {
  measures: readonly string[];
}

/** What a block asks of the registers of pages, each question with where it is written. */
export interface AskedRows extends FactsOfPages {
  /** Where the block says of which pages. */
  pointer: string;
  rows: readonly AskedRow[];
  /** The levels that visitors choose between. */
  levels: readonly { pointer: string; level: string }[];
}

export interface AskedRow {
  measure: string;
  scope?: FactScope;
  general?: boolean;
  pointer: string;
  /** A line for each value of this scope. */
  by?: string;
}

export interface MentionedImage {
  /** Its path below `_images`. */
  name: string;
  /** The widest box that it is shown in, in CSS pixels, if not the whole page. */
  widest?: number;
  /** What it shows, where it is not decoration. */
  alt?: string;
  /** The point of it that stays in view, where the document says one. */
  focus?: Focus;
}
