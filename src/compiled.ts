/**
 * What the compiler hands to the view, as types only: the pieces of documents once they are resolved.
 * The blocks themselves are generated from the schema (`generated/compiled.ts`) and made of these.
 */
import type {
  Analytics,
  Badge,
  Block,
  Page as Document,
  Form,
  FormField,
  Office,
  Partner,
  Tone,
  University,
  Words,
} from './generated/compiled';

/** Where a link leads. Only a `route` is moved to in the browser; all others are plain links. */
export interface Target {
  kind: 'route' | 'redirect' | 'file' | 'anchor' | 'external';
  href: string;
}

/** A piece of a paragraph: words as they stand, or words that are strong, emphasised or linked. */
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

/** What references to listings and collections become: the cards and entries themselves. */
export type PageList = readonly PageCard[];
export type OfficeList = readonly Office[];
export type PartnerList = readonly Partner[];
export type UniversityList = readonly University[];

export interface NavigationLink {
  label: string;
  to: Target;
  icon?: string;
  flag?: string;
}

export interface NavigationSection {
  title: string;
  tone?: Tone;
  links: readonly NavigationLink[];
}

export interface NavigationGroup {
  label: string;
  mobileLabel?: string;
  sections: readonly NavigationSection[];
}

/** What stands around every page. It is the same for all pages of one build. */
export interface Shell {
  name: string;
  origin: string;
  language: string;
  /** The address of the sprite that holds every icon and flag in use. */
  sprite: string;
  header: { items: readonly (NavigationLink | NavigationGroup)[]; action: NavigationLink };
  footer: {
    statement: string;
    columns: readonly { title: string; links: readonly NavigationLink[] }[];
    social: { title: string; links: readonly NavigationLink[] };
    legal: readonly NavigationLink[];
    copyright: string;
  };
  words: Words;
  /** The quality badge, where the site has one. */
  badge?: Badge;
  /** Where page views are reported; nowhere by default. */
  analytics?: Analytics;
}

/** A step of the trail back home. A menu group has no page of its own, so no target. */
export interface Breadcrumb {
  label: string;
  to?: Target;
}

export interface Page {
  /** The route, or `/404` for the page that answers where there is none. */
  route: string;
  /** What the page is about: a destination's page is long enough for a list of contents, and prints as a fact sheet. */
  kind: Document['kind'];
  title: string;
  description: string;
  tone?: Tone;
  /** As its document names it; where the build drew a card of it (compiler/social-cards.ts), the card. */
  image: SharedImage;
  breadcrumbs: readonly Breadcrumb[];
  blocks: readonly Block[];
}

export type { Analytics, Badge, Block, Form, Tone, Words };

/** A form as a page has it. */
export interface VersionedForm extends Form {
  /** Says which fields the page shows: a receiver that has another version knows that one of the two is outdated. */
  version: string;
}

/** A form as the receiver needs it, as its document has it. */
export interface ReceivedForm {
  version: string;
  /** Where it is sent: `/api/contact-form`. No two forms have the same. */
  submit: string;
  fields: readonly FormField[];
  button: string;
  failure: Form['failure'];
  /** The text is Markdown, as in the document: it is kept with every enquiry. */
  consent?: { version: string; text: string };
}

/** Headers by the paths that they are sent with; `*` at the end of a path matches the rest. No two rules set one header. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** What a build tells the server, in `_server.json`. */
export interface ServerConfig {
  /** A hash of everything else in it. */
  id: string;
  /** Of the pages: `en-GB`. */
  language: string;
  headers: readonly HeaderRule[];
  redirects: readonly { from: string; to: string }[];
  forms: readonly ReceivedForm[];
}

/** What stands in a page's HTML for hydration. */
export interface PageData {
  /** A hash of the scripts and the schema: another one means that a loaded script cannot show this page. */
  build: string;
  page: Page;
  shell: Shell;
}

/** What stands beside a page as `page.json`, for moves in the browser. */
export type PageFile = Omit<PageData, 'shell'>;

/** One element of the head, as data: the build writes it as text, a move in the browser as an element. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** What the view makes of a page. */
export interface RenderedPage {
  head: readonly HeadElement[];
  /** What React puts in front of the markup for the head to hold: preloads of pictures. */
  hoisted: string;
  body: string;
  /** JSON-LD, one object a script. */
  structuredData: readonly object[];
}

/** A block that could not be rendered; `index` counts from 0 in the page's blocks. */
export interface RenderFailure {
  index: number;
  type: string;
  reason: string;
}
