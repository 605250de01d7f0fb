/**
 * What a build makes of the documents, as types only: what the view renders and what the server reads. The blocks are
 * generated from the schema (`generated/compiled.ts`).
 */

import type {
  Analytics,
  Badge,
  Block,
  Contact,
  Formats,
  ResolvedForm,
  ResolvedWords,
  SiteNotice,
  Tone,
  WordsOfBlocks,
} from './generated/compiled';
import type {
  Currency,
  NextFact,
  PageFigures,
  PastFact,
  Period,
  RegisteredFact,
  FormField as WrittenField,
} from './generated/documents';
import type { FormVersion, SharedImage, Target } from './resolved';

/** How figures are written: a language as a BCP 47 tag, and what its site wants otherwise than Intl has it. */
export interface Locale {
  language: string;
  formats?: Formats;
}

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

/** A button to call somebody, or to write to it. */
export interface ContactLink extends NavigationLink {
  icon: string;
}

/** An SVG drawing that is part of the page (drawings/in-page.ts). */
export interface Drawing {
  viewBox: string;
  /**
   * What is in it, in pieces: between two of them belongs a name that no other drawing of the page has. It begins the ids of
   * the drawing.
   */
  markup: readonly string[];
}

/** What surrounds every page. It is the same for all pages of one build. */
export interface Shell extends Locale {
  name: string;
  origin: string;
  /** In which the days of the site begin and end, by its IANA name: `Europe/Lisbon`. */
  timeZone?: string;
  /** The drawing beside the name, if the site has one, and the one that takes its place on dark grounds. */
  logo?: Drawing & { dark?: Drawing };
  /** Of the browser's own bars around the page. */
  barColors: { light: string; dark: string };
  /** The address of the sprite with every icon and flag in use. */
  sprite: string;
  /** The address of the forms as their script has them (site/published-forms.ts). */
  texts: string;
  header: { items: readonly (NavigationLink | NavigationGroup)[]; action: NavigationLink };
  /** The bar at the foot of a phone's screen. Where its button leads to depends on the page. */
  booking: NavigationLink & { contacts: readonly ContactLink[] };
  footer: {
    statement: string;
    columns: readonly { title: string; links: readonly NavigationLink[] }[];
    social?: { title: string; links: readonly NavigationLink[] };
    legal: readonly NavigationLink[];
    note?: string;
    copyright: string;
  };
  words: Words;
  /** What its places of business are to search engines, by the type of schema.org. */
  business?: string;
  /** Whom visitors call, as printed pages name it. */
  contact?: Pick<Contact, 'phone' | 'address'>;
  /** The quality badge, if the site has one. */
  badge?: Badge;
  /** What all pages say below the header today. */
  notice?: SiteNotice;
  /** Where page views are reported; nowhere by default. */
  analytics?: Analytics;
  /**
   * The switch for sums in a second currency (format/other-currency.ts): what it needs is at an address for the browser,
   * and here for what shows both from the start.
   */
  otherCurrency?: { label: string; action: string; rates: string; data: OtherCurrency };
}

/** A breadcrumb. A menu group has no page, so no target. */
export interface Breadcrumb {
  label: string;
  to?: Target;
}

/** What the kind of a page says of its layout (`_kinds.json`). */
export interface PageLayout {
  /** Short names of sections, by their ids. Without them the page has no list of contents. */
  contents?: Readonly<Record<string, string>>;
  /** How many of the blocks below the first one are those that every page of the kind has there. */
  opening?: number;
  /** The types of the blocks that are left out on paper. */
  unprinted?: readonly string[];
  /** The images beside words are shown on wide screens only. */
  images?: 'wide';
  /** What menus say of the page. */
  figures?: PageFigures;
}

export interface Page extends PageLayout {
  /** The route, or what a page is known by that answers at many addresses: `/404`, `/500.html` (document/route.ts). */
  route: string;
  /** A page of `_pages`, such as 404: search engines leave it out, and it has no canonical address. */
  noIndex?: true;
  title: string;
  description: string;
  /** Of a page that is in another language than the site. */
  locale?: Locale;
  tone?: Tone;
  /** As its document names it, or the social card that the build drew from it (emit/social-cards.ts). */
  image: SharedImage;
  breadcrumbs: readonly Breadcrumb[];
  /** Where the bar at the foot of a phone's screen leads to from here. */
  booking: Target;
  blocks: readonly Block[];
  /** The lowest sum of its tables, where its kind asks for it. */
  lowest?: { from: number; currency: Currency; per: Period };
  /** What is said of the figures that it quotes, by the names of their facts. */
  facts?: Readonly<Record<string, QuotedFact>>;
  /** Where the figures of each block come from, by the position of the block. */
  sources?: readonly (readonly SourceOfFigures[])[];
  /** The positions of the blocks whose entries or figures are samples. */
  samples?: readonly number[];
}

/** What stands beside a quoted figure. */
export interface QuotedFact {
  /** The year that it is of. */
  year?: number;
  /** The page shows it in place of a value, not only in texts. */
  isValue?: true;
  /** What takes its place: “18 months”, “1 January 2027”. */
  next?: { figure: string; from: string };
  /** The first value of it that is known, and when that held: “£10.42 in 2023”. */
  past?: string;
  /** What its author has to know of it: “doubtful”, and why. Not in a build. */
  forAuthor?: { status: string; about: string };
}

/** A source of the figures of a block, and which of them it is of, by their titles. */
export interface SourceOfFigures {
  titles: readonly string[];
  note: FactNote;
}

/** Where figures come from, and when somebody looked. */
export type FactNote = Pick<RegisteredFact, 'note' | 'year' | 'valid' | 'source' | 'checked' | 'evidence'> & {
  /** The site says so itself: a claim or an example, or what stands in for a figure that is still to be looked up. */
  isOwn?: true;
  /** They are examples only. */
  isExample?: true;
  /** What follows was found there. */
  next?: Pick<NextFact, 'source' | 'checked'>;
  /** Earlier values, the latest first, with where each was found. */
  past?: readonly { said: string; source?: PastFact['source'] }[];
};

export type { Analytics, Badge, Block, Tone, WordsOfBlocks };

/** A group of words, all of which are there: the check has seen to it. */
type Group<Name extends keyof ResolvedWords> = Required<NonNullable<ResolvedWords[Name]>>;

export type ShellWords = Group<'shell'>;
export type CarouselWords = Group<'carousel'>;
export type FigureWords = Group<'figures'>;
export type FactWords = Group<'sources'>;
export type FormWords = Group<'form'>;
export type PageStateWords = Group<'page-states'>;
export type ServerWords = Group<'server'>;
export type MailWords = Group<'mail'>;
export type AdminWords = Group<'admin'>;

/** The words of the interface by who says them: what the site uses of them (site/words.ts). */
export interface Words {
  shell: ShellWords;
  carousel: CarouselWords;
  figures: FigureWords;
  sources: FactWords;
  form: FormWords;
  'page-states': PageStateWords;
  /** With those that a block shares with others. */
  blocks: WordsOfBlocks;
  /** What menus say with a figure of a page, by the type of the block that has it. */
  menus: Readonly<Record<string, { duration?: string; hours?: string } | undefined>>;
}

/** A form as a page has it. */
export type VersionedForm = ResolvedForm & FormVersion;

/** A form as its script has it, in `forms.json`. */
export interface PublishedForm
  extends Pick<
    VersionedForm,
    'submit' | 'version' | 'fields' | 'button' | 'sending' | 'success' | 'prefilled'
  > {
  failure: Pick<ResolvedForm['failure'], 'rejected' | 'network' | 'busy'>;
  consent?: { version: string };
  /** The address of the page that a browser without script is led to; what it says follows the thank-you here. */
  thankYou: string;
  /** It has a field that takes more script than most (blocks/enquiry-form/kinds/every-kind.ts). */
  everyKind?: true;
  words: Pick<FormWords, 'optional' | 'draft' | 'clearForm' | 'dismiss'>;
}

/** `forms.json`: forms by their keys (form/form-key.ts). */
export type PublishedForms = Readonly<Record<string, PublishedForm>>;

/** A form as the receiver needs it, as its document has it. */
export interface ReceivedForm {
  version: string;
  /** Where it is sent: `/api/contact-form`. No two forms have the same. */
  submit: string;
  /** The text of a consent is Markdown, as in the document: it is kept with every enquiry. */
  fields: readonly WrittenField[];
  button: string;
  failure: ResolvedForm['failure'];
  /** The text is Markdown, as in the document: it is kept with every enquiry. */
  consent?: { version: string; text: string };
}

/** Headers by the paths that they are sent with; `*` at the end of a path matches the rest. No two rules set one header. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Sums in texts, as they are in a second currency. It is decided at build how sums are written; the server and the browser
 * only find them, so that both write the same.
 */
export interface OtherCurrency {
  /** What is around the digits of a sum in each currency, and what one unit of it is worth. */
  sums: readonly { before: string; after: string; rate: number }[];
  /** Between groups of digits, before decimals, and between the ends of a range. */
  group: string;
  decimal: string;
  dash: string;
  /** What is around a sum in the second currency, and whether it is grouped as in India. */
  before: string;
  after: string;
  indian?: true;
  /** The words that large sums are said with, the largest first: from 100,000 on “lakh”. */
  large?: readonly { from: number; word: string }[];
  /** What the page says of these sums. */
  note: string;
}

/** What the server reads from a build, in `_server.json`. */
export interface ServerConfig {
  /** A hash of everything else in it. */
  id: string;
  /** Of the pages: `en-GB`. */
  language: string;
  headers: readonly HeaderRule[];
  redirects: readonly { from: string; to: string }[];
  /** How sums are shown in a second currency to those who want it. */
  otherCurrency?: OtherCurrency;
  /** The address of the page after a form was sent. A build by an earlier version has none. */
  thankYou?: string;
  forms: readonly ReceivedForm[];
  /** What it says, if any form sends something. A build by an earlier version has none. */
  words?: ReceiverWords;
}

/** What the receiver, its mails and the admin CLI say. */
export interface ReceiverWords {
  server: ServerWords;
  mail: MailWords;
  admin: AdminWords;
}

/** What a page is rendered from. */
export interface PageData {
  page: Page;
  shell: Shell;
}

/** One element of the head. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** What the view makes of a page. */
export interface RenderedPage {
  head: readonly HeadElement[];
  /** What React puts before the markup for the head: preloads of images. */
  hoisted: string;
  body: PageBody;
  /** JSON-LD, one object a script. */
  structuredData: readonly object[];
}

/** The body of a page as HTML. Many pages have the same header and the same footer. */
interface PageBody {
  header: string;
  main: string;
  footer: string;
}

/** A block that could not be rendered; `index` counts from 0 in the page's blocks. */
export interface RenderFailure {
  index: number;
  type: string;
  reason: string;
}
