/**
 * Types of resolved references, such as link targets and images. The compiled blocks (`generated/compiled.ts`) contain
 * these.
 */
import type { DatedIntake, Money, RegisteredFact, Tone } from './generated/documents';

/** The target of a link. Only one of the kind `route` can be the current page. */
export interface Target {
  kind: 'route' | 'redirect' | 'file' | 'anchor' | 'external';
  href: string;
}

/** A part of a paragraph: plain, strong, emphasised or linked text, text in another language, or a quoted figure. */
export type Inline =
  | string
  | { type: 'strong' | 'emphasis'; children: readonly Inline[] }
  | { type: 'link'; to: Target; children: readonly Inline[] }
  | { type: 'language'; language: string; children: readonly Inline[] }
  /** A figure quoted from a register, by fact name. */
  | { type: 'fact'; fact: string; children: readonly Inline[] };

export type RichText = readonly Inline[];

/** A file for download: its URL, its type by file extension, and its size. */
export interface DownloadFile {
  href: string;
  /** For example `PDF`. */
  kind: string;
  /** Omitted if the size is unknown, as in examples. */
  bytes?: number;
}

/** A cell of a table. Its column decides which of these types it has; dates are texts. */
export type TableCell = RichText | number | boolean | Exclude<Money, number>;

/** The focal point, which stays visible when the image is cropped, as fractions of its width and height. */
export type Focus = readonly [x: number, y: number];

/** The URL of an image and its intrinsic size, which reserves its space before it loads. */
export interface ImageSource {
  src: string;
  width: number;
  height: number;
  /** Omitted if no document sets one; the centre is the default. */
  focus?: Focus;
  /** Omitted for vector images, which need only one file. */
  srcSets?: SrcSets;
}

/** The formats of a photograph besides its own file, each in several widths. */
export interface SrcSets {
  avif: string;
  webp: string;
}

export interface Image extends ImageSource {
  /** Empty for decorative images. */
  alt: string;
}

/** Where a label is, seen from its marker: `ne` is above it to the right. */
export type LabelSide = 'n' | 'e' | 's' | 'w' | 'ne' | 'se' | 'sw' | 'nw';

/**
 * What labels the markers. On a narrow map these are numbers, with a legend below; on a wide one they are names. Names
 * that do not fit are listed in the legend at any width; if numbers do not fit either, the markers have no labels.
 */
export type MapLabels = 'names' | 'numbers' | 'none';

/**
 * A map, and for each place its position as fractions of the map's width and height, and the side of the marker on
 * which its label is.
 */
export interface DrawnMap {
  image: ImageSource;
  labels: MapLabels;
  places: readonly { name: string; x: number; y: number; side?: LabelSide }[];
}

/** The social (Open Graph) image of a page. */
export interface SharedImage extends ImageSource {
  /** Omitted if no document has an alt text for it. */
  alt?: string;
}

/** A page as cards on other pages show it. */
export interface PageCard {
  name: string;
  summary: string;
  to: Target;
  image?: ImageSource;
  icon?: string;
  flag?: string;
  tone?: Tone;
}

/** Cards of the pages of a kind that a list does not show, and the heading above them. */
export interface OtherPageCards {
  heading: string;
  pages: readonly PageCard[];
}

/** A page as lists of posts show it. */
export interface ListedPost {
  image: Image;
  /** Omitted if neither its listing nor its article has a date. */
  date?: string;
  title: string;
  summary?: string;
  to: Target;
}

/** A link to another page, with details shown beside it. */
export interface ListedLink {
  label: string;
  to: Target;
  flag?: string;
  icon?: string;
  /** A detail beside the label, such as the names of partners. */
  note?: string;
  /** The lowest of that page's amounts by which pages of its kind are compared. */
  fee?: Money;
  /** The text of a badge, such as “Lowest fees”. */
  badge?: string;
  /** If the link would lead to the current page: the label that is shown instead. */
  currentPageLabel?: string;
}

/** A list of links with a heading. */
export interface LinkList {
  heading: string;
  links: readonly ListedLink[];
}

/** Pages of the same kind, which may include the current one, and the tools that compare them. */
export interface SiblingList extends LinkList {
  tools: readonly ListedLink[];
}

/** What is added to a form where it is shown. */
export interface FormVersion {
  /** File name of the form's document. */
  name: string;
  /**
   * Hash of what the fields accept and of the version of the consent. If the receiver has another version, either the
   * page or the receiver is outdated.
   */
  version: string;
  /** Prefilled values by field name, on a page that has a topic. */
  filled?: Readonly<Record<string, string>>;
}

/** Exported because `generated/compiled.ts` imports it from here: facts may be intakes. */
export type { DatedIntake };

/** An intake as shown on a certain day. */
export type ShownIntake = Omit<DatedIntake, 'apply'> & {
  /** If `until` is the site's advice, `closes` is the actual closing date, where known. */
  apply?: Omit<NonNullable<DatedIntake['apply']>, 'advised'> & { closes?: string };
  /** The day as of which it is shown. */
  today?: string;
  /** The following intake, if applications for this one have closed and it recurs yearly. */
  next?: { starts: string; until: string };
};

/** A fact with its full name, register included: `prices.course`. */
export interface QuotableFact extends RegisteredFact {
  name: string;
}

/** A page with its register, for blocks that compare pages. */
export interface FactsOfPage {
  /** Its name in menus. */
  name: string;
  /** The name within a sentence, if different. */
  inText?: string;
  flag?: string;
  to: Target;
  /** Link to the booking form with the page's topic filled in. Omitted on a site without such a form. */
  ask?: Target & {
    /** The query parameter that carries the topic. Omitted if the form takes none. */
    topic?: string;
  };
  /** Name of the page's register. */
  register: string;
  facts: readonly QuotableFact[];
}

/** Exchange rates for converting amounts. */
export interface ExchangeRates {
  /** The date of the rates, and their source. */
  day: string;
  source: string;
  /** The value of one unit of each currency in a common currency, which is itself included. */
  worth: Readonly<Record<string, number>>;
}
