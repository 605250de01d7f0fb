/** What the references in a document become, as types only. The compiled blocks (`generated/compiled.ts`) contain these. */
import type { Tone } from './generated/documents';

/** Where a link leads. Only a `route` is moved to in the browser; all others are plain links. */
export interface Target {
  kind: 'route' | 'redirect' | 'file' | 'anchor' | 'external';
  href: string;
}

/** A piece of a paragraph: plain words, or words that are strong, emphasised or linked. */
export type Inline =
  | string
  | { type: 'strong' | 'emphasis'; children: readonly Inline[] }
  | { type: 'link'; to: Target; children: readonly Inline[] };

export type RichText = readonly Inline[];

/** A picture's address and its own size, so that its room is kept before it arrives. */
export interface ImageSource {
  src: string;
  width: number;
  height: number;
}

export interface Image extends ImageSource {
  /** Empty for decoration. */
  alt: string;
}

/** The picture that a page is shared with. */
export interface SharedImage extends ImageSource {
  /** Left out where no document says what it shows. */
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

/** What a form has on a page beside its document. */
export interface FormVersion {
  /** Says which fields the page shows: a receiver that has another version knows that one of the two is outdated. */
  version: string;
}
