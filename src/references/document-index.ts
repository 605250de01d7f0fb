import type { FactsOfPages, MapRequest, PageList } from '../generated/documents';
import type { Focus } from '../resolved';
import type { Question } from '../sums/answers';
import type { QuotedAmount, TableAmount } from './lowest-amounts';

/**
 * What a document refers to and what blocks it has, without duplicates, for rules that look at every document. It is
 * plain data, so that it can be cached. A register is a file of facts, `_facts/<name>.json`.
 */
export interface DocumentIndex {
  /** Anchors that it defines, such as the ids of its blocks. */
  anchors: readonly string[];
  /** Paths on this site that the document links to. */
  paths: readonly string[];
  images: readonly ReferencedImage[];
  icons: readonly string[];
  flags: readonly string[];
  tones: readonly string[];
  /** Lists of other pages that its blocks show. */
  lists: readonly PageList[];
  /** The interface words that its blocks need (required-words.ts). */
  requiredWords: readonly string[];
  maps: readonly MapOfCollection[];
  /** The date of its article. */
  articleDate?: string;
  /** The types of its blocks, including the opening and ending blocks of kinds of pages. */
  blockTypes: readonly string[];
  /** Types of its blocks that need a check by `compiler/checks`, which the schema cannot express. */
  blocksToCheck: readonly string[];
  /** The rendered document changes with today's date. */
  dependsOnToday: boolean;
  /** Forms that its blocks show, with the block ids. */
  forms: readonly ReferencedForm[];
  /** Names of the facts that it shows, in place of values and within texts. */
  facts: readonly string[];
  /** Registers that its blocks use as a whole. */
  registers: readonly string[];
  /** The rows that its blocks request of the registers of all pages of a kind. */
  requestedRows: readonly RequestedRows[];
  /** It contains references to facts in place of values: `{ "fact": "prices.course" }`. */
  hasFactReferences: boolean;
  /** Amounts of money in its tables that are references to facts; one of them may be the lowest. */
  quotedAmounts: readonly QuotedAmount[];
  /** The lowest amounts of money in its tables; those of `quotedAmounts` are added once facts have been resolved. */
  lowestAmounts: readonly TableAmount[];
}

/** A map as it is in a document, with the collection and the entries that are named beside it, if any are. */
export interface MapOfCollection extends MapRequest {
  collection?: string;
  entries?: readonly string[];
}

/** A form that a block shows, and the id of that block. */
export interface ReferencedForm {
  name: string;
  anchor?: string;
}

/** The rows that a block requests of the registers of pages, with their locations. */
export interface RequestedRows extends FactsOfPages {
  /** Pointer to where the block names the kind of pages. */
  pointer: string;
  rows: readonly RequestedRow[];
  /** The levels that visitors can choose. */
  levels: readonly { pointer: string; level: string }[];
}

/** A row of a block: a question to each register, and its location. */
export interface RequestedRow extends Question {
  pointer: string;
  /** The scope by whose values the row has several lines, such as `city`. */
  by?: string;
}

/** An image that a document uses. */
export interface ReferencedImage {
  /** Path below `_images`. */
  name: string;
  /** Width in CSS pixels of the widest box that shows it; the page width if omitted. */
  widest?: number;
  /** The alt text; omitted for decorative images. */
  alt?: string;
  /** The focal point, if the document sets one. */
  focus?: Focus;
}
