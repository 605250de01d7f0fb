import type { DrawingReader } from '../drawings/drawing-reader';
import type { MapDrawing, MapRequest } from '../maps/draw-map';
import type { ForeignContent } from './foreign-content';

/** A document as it was read from disk. */
export interface SourceFile {
  /** Its path below the pages folder, with forward slashes: `help/opening-hours.json`. */
  path: string;
  /** Its path as the author calls it, for messages: `pages-json/help/opening-hours.json`. */
  file: string;
  text: string;
}

/** An image in `_images`, with the address that the built site gives it. */
export interface ImageFile {
  /** Its path below `_images`: `mark.svg`. */
  path: string;
  /** Its path as the author calls it. */
  file: string;
  url: string;
  /** Its intrinsic size in CSS pixels, or the reason why it could not be read. */
  size: { width: number; height: number } | { unreadable: string; advice?: string };
  bytes: number;
  /** The text of an SVG. */
  svg?: string;
  /** The camera lay on its side: `size` is that of the picture as it is to be seen. */
  turned?: true;
  /** It has several frames. */
  moves?: true;
}

/** The words of a whole document of words, as far as they are known. */
export type WordPack = Readonly<Record<string, unknown>>;

/** A font in `_fonts`. */
export interface FontFile {
  /** Its path below `_fonts`: `newsreader.woff2`. */
  path: string;
  /** Its path as the author calls it. */
  file: string;
  /** Where `npm run dev` serves it; a build writes what it cuts of it elsewhere. */
  url: string;
  /** Why it could not be read, if it could not. */
  unreadable?: string;
}

/** Everything that a site is made of, as texts and lists: the compiler itself touches no disk. */
export interface Sources {
  documents: readonly SourceFile[];
  images: readonly ImageFile[];
  fonts: readonly FontFile[];
  /** Paths below `_files`, composed (NFC): `migration-consumer-guide.pdf`, `Preços 2027.pdf`. */
  files: readonly string[];
  /** The size of each; a site in memory has none. */
  fileBytes?: ReadonlyMap<string, number>;
  /** Of those that are not what they should be: what they are, and what to do. */
  fileProblems?: ReadonlyMap<string, ForeignContent>;
  /** Paths below `_root`, of files that are served at the root of the site: `ads.txt`, `.well-known/security.txt`. */
  rootFiles?: readonly string[];
  /** Paths of the files that nothing reads: `study-singapore.json.txt`. */
  ignored?: readonly string[];
  /** Paths below `_blocks`: `timetable/timetable.tsx`. */
  blockFiles?: readonly string[];
  /** Every schema by its path below the project: `schema/page.schema.json`; those of the site's collections among them. */
  schemas: Schemas;
  /** Complete words by language, such as `en`: what a site that lacks a word can copy it from. */
  packs?: Readonly<Record<string, WordPack>>;
  /** The names that the icon set knows. */
  icons: ReadonlySet<string>;
  /** The codes that the flag set knows, in small letters. */
  flags: ReadonlySet<string>;
  /** Draws a map. The outlines of all countries are read when the first one is drawn. */
  drawMap: (request: MapRequest) => MapDrawing;
  /** Reads drawings. The library that does is loaded with the first one that needs it. */
  drawings: DrawingReader;
  /** The current year. */
  year: number;
  /** The current day, `2026-01-11`: notices that are over are left out, and later ones hidden. Without it all are shown. */
  today?: string;
}

/** The part of JSON Schema 2020-12 that our schemas use. */
export interface Schema {
  $ref?: string;
  $defs?: Readonly<Record<string, Schema>>;
  title?: string;
  description?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  propertyNames?: Schema;
  pattern?: string;
  /** Of a colour: editors show it, and let it be chosen. */
  format?: 'color-hex';
  maxLength?: number;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  oneOf?: readonly Schema[];
  discriminator?: { propertyName: string };
  if?: Schema;
  then?: Schema;
  else?: Schema;
  examples?: readonly unknown[];
  /**
   * The names of two numbers or times, the first of which must be the smaller. A time that is `overMidnight` may be that
   * of the next day, so only the same time twice is wrong, other than midnight.
   */
  rangeOrder?: { lower: string; upper: string; overMidnight?: true };
  /** What Intl has to know a text as, besides its pattern. */
  known?: 'currency' | 'language' | 'time-zone';
  /** Beside `pattern`, `minimum` or `maximum`: what an author should do about a value that is not as it says. */
  hint?: string;
  /** Beside a reference to an image: the widest box that it is shown in, in CSS pixels, if not the whole page. */
  widest?: number;
  /** Beside a reference to a kind of page: the place where the pages of that kind are listed. */
  listedIn?: string;
  /** Beside a reference to an image: true where it is content, not decoration. */
  informative?: boolean;
  /** Beside a reference to a collection: what the block needs of an entry. */
  entry?: Schema;
  /** Beside a reference to an entry: the collection that it is in, where the document does not say so. */
  collection?: string;
  /** In the schema of an entry: several entries have the same value, because visitors choose by it. */
  repeats?: boolean;
  /** In the schema of a block: whether its title is the first-level heading of the page. */
  pageHeading?: boolean;
  /** In the schema of a block: the topics that its links carry by themselves, besides what the page is about. */
  carries?: readonly string[];
  /**
   * On a word: where a block has one of these properties with one of these values (true: any), the site needs the word.
   * Left out: it needs it wherever what says it is used.
   */
  when?: WordCondition;
  /** On a word: what menus say it with, if the figure is in a block that says the word: after a duration, before hours. */
  inMenus?: 'duration' | 'hours';
  /** In the schema of a block's words: the groups of words that it says besides its own, and when. */
  says?: Readonly<Record<string, true | WordCondition>>;
  /** The TypeScript type of values that json-schema-to-typescript cannot derive. */
  tsType?: string;
}

/** Names of properties with their values: true for any. */
export type WordCondition = Readonly<Record<string, true | string | readonly string[]>>;

export type Schemas = Readonly<Record<string, Schema>>;
