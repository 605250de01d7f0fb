import type { Page, Site } from '../generated/documents';
import type { Referrer } from './check-references';
import type { Inspected } from './inspect';
import type { Sources } from './source';

/** An inspected document where it stands in the site. */
export interface PlacedDocument extends Inspected, Referrer {}

export interface SoundPage extends PlacedDocument {
  content: Page;
  /** Its own, or for a special page the address that it is named after. */
  route: string;
  /** Without a route of its own: 404, thank-you. */
  special: boolean;
}

/** A site without errors, as it is written. */
export interface SoundSite {
  sources: Sources;
  settings: PlacedDocument & { content: Site };
  /** All documents, drafts too. */
  documents: readonly PlacedDocument[];
  /** In the order of their routes, drafts too. */
  pages: readonly SoundPage[];
}
