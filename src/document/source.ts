import type { inlineSvg } from '../drawings/inline-svg';
import type { MapDrawing, MapRequest } from '../maps/draw-map';
import type { ForeignContent } from './detect-foreign-content';

/** A document as read from disk. */
export interface SourceFile {
  /** Path within the pages folder, with forward slashes: `help/opening-hours.json`. */
  path: string;
  /** Path as given by the author, for messages: `pages-json/help/opening-hours.json`. */
  file: string;
  text: string;
}

/** Why an image cannot be read, and what to do about it, each as a sentence. */
export interface ImageProblem {
  problem: string;
  advice?: string;
}

/** An image in `_images`, and its URL in the built site. */
export interface ImageFile {
  /** Path within `_images`: `mark.svg`. */
  path: string;
  /** Path as given by the author. */
  file: string;
  url: string;
  /** Intrinsic size in CSS pixels, after rotation by the EXIF orientation. Omitted if the image cannot be read. */
  size?: { width: number; height: number };
  unreadable?: ImageProblem;
  bytes: number;
  /** The source text of an SVG. */
  svg?: string;
  /** The EXIF orientation swaps width and height. */
  isRotated?: true;
  /** It is animated. */
  isAnimated?: true;
}

/** The words of the interface in one language, with the structure of `_words.json`. */
export type LocalePack = Readonly<Record<string, unknown>>;

/** A font in `_fonts`. */
export interface FontFile {
  /** Path within `_fonts`: `newsreader.woff2`. */
  path: string;
  /** Path as given by the author. */
  file: string;
  /** URL under `npm run dev`. A build writes subsets elsewhere. */
  url: string;
  /** Why the font could not be read, if so. */
  unreadable?: string;
}

/** All inputs of a site, in memory. The compiler itself does not access the disk. */
export interface Sources {
  documents: readonly SourceFile[];
  images: readonly ImageFile[];
  fonts: readonly FontFile[];
  /** Paths within `_files`, in Unicode NFC: `migration-consumer-guide.pdf`, `Preços 2027.pdf`. */
  files: readonly string[];
  /** Size in bytes of each of these files. May be missing for sites in memory. */
  fileBytes?: ReadonlyMap<string, number>;
  /** Files, by the same paths, that are damaged or whose content does not match their extension, with advice. */
  fileProblems?: ReadonlyMap<string, ForeignContent>;
  /** Paths within `_root`, whose files are served from the root of the site: `ads.txt`, `.well-known/security.txt`. */
  rootFiles?: readonly string[];
  /** Paths of files that the engine does not use: `tours-singapore.json.txt`. */
  ignored?: readonly string[];
  /** Paths within `_blocks`: `timetable/timetable.tsx`. */
  blockFiles?: readonly string[];
  /** Paths within `_shell`: `footer.tsx`. */
  shellFiles?: readonly string[];
  /**
   * All schemas by path within the project, such as `schema/page.schema.json`, including those of the site's
   * collections and own blocks.
   */
  schemas: Schemas;
  /** Locale packs by language, such as `en`, from which a site can copy missing words. */
  packs?: Readonly<Record<string, LocalePack>>;
  /** Names in the icon set. */
  icons: ReadonlySet<string>;
  /** Lower-case codes in the flag set. */
  flags: ReadonlySet<string>;
  /** Draws a map. Country outlines are loaded on first use. */
  drawMap: (request: MapRequest) => MapDrawing;
  /** Prepares a drawing for inlining in pages. */
  inlineSvg: typeof inlineSvg;
  /** The current year. */
  year: number;
  /** The current date, `2026-01-11`, on which notices and dated facts depend. Without it, all notices are shown. */
  today?: string;
}

/** The keywords of JSON Schema 2020-12 that our code reads, with custom ones. Others, such as `minimum`, are Ajv's. */
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
  /** Marks a colour, for which editors show a colour picker. */
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
   * The names of two numbers or times in ascending order. With `overMidnight`, the second may be on the following day,
   * so only equal times other than midnight are invalid.
   */
  rangeOrder?: { lower: string; upper: string; overMidnight?: true };
  /** The text must be known to Intl, as one of these, in addition to its pattern. */
  known?: 'currency' | 'language' | 'time-zone';
  /** Beside `pattern`, `minimum` or `maximum`: advice for the author of an invalid value. */
  hint?: string;
  /**
   * Beside a reference to an image: the width in CSS pixels of the widest box that shows it; the page width if omitted.
   */
  widest?: number;
  /** Beside a reference to a kind of page: the slot in which its pages are listed. */
  listedIn?: string;
  /** Beside a reference to an image: whether it is content rather than decoration. */
  informative?: boolean;
  /** Beside a reference to a collection: the properties that the block needs of each entry. */
  entry?: Schema;
  /** Beside a reference to an entry: its collection, unless the document names it. */
  collection?: string;
  /** In the schema of an entry: several entries share a value of this property, so visitors can filter by it. */
  repeats?: boolean;
  /** In the schema of a block: whether its title is the `h1` of the page. */
  pageHeading?: boolean;
  /** In the schema of a block: topics that its links carry in addition to the page's topic. */
  carries?: readonly string[];
  /**
   * On a word: it is needed only if a block has one of these properties with one of these values (`true`: any). If
   * omitted, it is always needed.
   */
  when?: WordCondition;
  /** On a word of a block: menus show it beside the block's figure, after a duration or before hours. */
  inMenus?: 'duration' | 'hours';
  /** In the schema of a block's words: groups of shared words that the block also shows, and when. */
  says?: Readonly<Record<string, true | WordCondition>>;
  /** The TypeScript type, if json-schema-to-typescript cannot derive it. */
  tsType?: string;
}

/** Required values by property name; `true` means any value. */
export type WordCondition = Readonly<Record<string, true | string | readonly string[]>>;

/** Schemas by path within the project: `schema/page.schema.json`. */
export type Schemas = Readonly<Record<string, Schema>>;
