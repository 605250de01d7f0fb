/** What the references in a document become, as types only. The compiled blocks (`generated/compiled.ts`) contain these. */
import type { DatedIntake, Money, RegisteredFact, Tone } from './generated/documents';

/** The target of a link. Only a `route` can be the page that it is on. */
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
  /** A figure of a register, by the name of its fact. */
  | { type: 'fact'; fact: string; children: readonly Inline[] };

export type RichText = readonly Inline[];

/** A file that is offered: its address, what kind it is by the ending of its name, and its size. */
export interface OfferedFile {
  href: string;
  /** `PDF` */
  kind: string;
  /** Omitted where the size is not known, as in examples. */
  bytes?: number;
}

/** A cell of a table, whose column says which of these it is; dates are texts. */
export type TableCell = RichText | number | boolean | Exclude<Money, number>;

/** The point of an image that stays in view where it is cropped, in parts of its width and height. */
export type Focus = readonly [x: number, y: number];

/** The address of an image and its intrinsic size, so that its space is reserved before it arrives. */
export interface ImageSource {
  src: string;
  width: number;
  height: number;
  /** Omitted where no document says one: the middle. */
  focus?: Focus;
  /** Omitted for a drawing, which is the same at every size. */
  srcSets?: SrcSets;
}

/** What a photograph is offered as beside its own file, each at several widths. */
export interface SrcSets {
  avif: string;
  webp: string;
}

export interface Image extends ImageSource {
  /** Empty for decoration. */
  alt: string;
}

/** Where a label is, seen from the mark of its place: `ne` is above it on its right. */
export type Side = 'n' | 'e' | 's' | 'w' | 'ne' | 'se' | 'sw' | 'nw';

/**
 * What stands beside the marks: numbers on a narrow map, whose names are below it, and names on a wide one. Names for which
 * there is no room stay below at any width, and if there is none for numbers either, the marks have no labels.
 */
export type Labels = 'names' | 'numbers' | 'none';

/** A map, and where on it each place is: in parts of its width and height, and on which side of its mark its label is. */
export interface DrawnMap {
  image: ImageSource;
  labels: Labels;
  places: readonly { name: string; x: number; y: number; side?: Side }[];
}

/** The social image of a page. */
export interface SharedImage extends ImageSource {
  /** Omitted if no document has one. */
  alt?: string;
}

/** A page as others show it on a card. */
export interface PageCard {
  name: string;
  summary: string;
  to: Target;
  image?: ImageSource;
  icon?: string;
  flag?: string;
  tone?: Tone;
}

/** Pages that a list leaves out, and the words above them. */
export interface OtherPageCards {
  heading: string;
  pages: readonly PageCard[];
}

/** A page as it lists itself among posts. */
export interface ListedPost {
  image: Image;
  /** Omitted if neither its listing nor an article on it has one. */
  date?: string;
  title: string;
  to: Target;
}

/** A link to another page, with what says more about it. */
export interface ListedLink {
  label: string;
  to: Target;
  flag?: string;
  icon?: string;
  note?: string;
  fee?: Money;
  /** What distinguishes it from the others. */
  mark?: string;
  /** Said of the page that the link is on: it is then no link. */
  own?: string;
}

/** Links below a heading. */
export interface LinkList {
  heading: string;
  links: readonly ListedLink[];
}

/** Pages of a kind, and the tools that compare all of them. */
export interface SiblingList extends LinkList {
  tools: readonly ListedLink[];
}

/** What a form has on a page beside its document. */
export interface FormVersion {
  /** That of its document. */
  name: string;
  /** Says which fields the page shows: a receiver that has another version knows that one of the two is outdated. */
  version: string;
  /** What fields are filled in with on a page that has a topic, by their names. */
  filled?: Readonly<Record<string, string>>;
}

/** As documents write it: what a fact may be. */
export type { DatedIntake };

/** An intake as it is on a day. */
export type ShownIntake = DatedIntake & {
  today?: string;
  /** The one that follows, where its applications are over and it comes back each year. */
  next?: { starts: string; until: string };
};

/** A fact of a register with its whole name: `prices.course`. */
export interface QuotableFact extends RegisteredFact {
  name: string;
}

/** The facts that a page is about, and the page as others name it. */
export interface FactsOfPage {
  /** As menus call it. */
  name: string;
  /** The name as it stands within a sentence, where that is another. */
  inText?: string;
  flag?: string;
  to: Target;
  /** The form for bookings, with the page as what the enquiry is about. Omitted on a site without one. */
  ask?: Target;
  /** The name of its register. */
  register: string;
  facts: readonly QuotableFact[];
}

/** What sums are converted with. */
export interface OwnRates {
  /** The day of the rates, and where they come from. */
  day: string;
  source: string;
  /** What one unit of each currency is worth in one that they share, which is among them. */
  worth: Readonly<Record<string, number>>;
}
