/**
 * Types of the compiled site: what components render and what the server reads. The types of the blocks are generated
 * from the schema (`generated/compiled.ts`).
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
  TextBlock,
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

/**
 * How figures are formatted: a BCP 47 language tag, and the site's deviations from what Intl does for that language.
 */
export interface Locale {
  language: string;
  formats?: Formats;
}

export interface NavigationLink {
  label: string;
  to: Target;
  /** Name of an icon in the sprite. */
  icon?: string;
  /** Country whose flag is shown, by its ISO 3166 code in small letters. */
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

/** A button that calls the business or opens a message to it. */
export interface ContactLink extends NavigationLink {
  icon: string;
}

/**
 * The markup of an SVG drawing that is inlined in pages (drawings/inline-svg.ts), split where the prefix of its ids
 * goes. Each copy on a page has its own prefix, so that ids stay unique.
 */
export type Drawing = readonly string[];

/** Everything around the content of a page. It is the same for all pages of one build. */
export interface Shell extends Locale {
  name: string;
  origin: string;
  /** IANA name of the time zone that decides which day it is on this site: `Europe/Lisbon`. */
  timeZone?: string;
  /** The logo beside the name, if the site has one, and its variant for dark backgrounds. */
  logo?: { light: Drawing; dark?: Drawing };
  /** Colours of the browser's own bars (`theme-color`). */
  barColors: { light: string; dark: string };
  /** URL of the sprite with all icons and flags in use. */
  sprite: string;
  /** URL of `forms.json`, from which the form script reads its forms (site/published-forms.ts). */
  formsUrl: string;
  header: { items: readonly (NavigationLink | NavigationGroup)[]; action?: NavigationLink };
  /** The sticky bar at the bottom of a phone's screen, if the site has one. Its button's target depends on the page. */
  stickyBar?: NavigationLink & { contacts: readonly ContactLink[] };
  footer: {
    statement?: string;
    columns: readonly { title: string; links: readonly NavigationLink[] }[];
    social?: { title: string; links: readonly NavigationLink[] };
    legal: readonly NavigationLink[];
    note?: string;
    copyright?: string;
  };
  words: Words;
  /** The schema.org type of the site's places of business, for search engines. */
  business?: string;
  /** Phone and address, shown on printed pages. */
  contact?: Pick<Contact, 'phone' | 'address'>;
  /** The quality badge, if the site has one. */
  badge?: Badge;
  /** The notice that all pages show below the header today. */
  notice?: SiteNotice;
  /** The texts of the thank-you page, which forms show below their success message, figures without their marks. */
  thankYouTexts?: readonly Pick<TextBlock, 'heading' | 'paragraphs'>[];
  /** Where page views are sent. Without it, nothing is tracked. */
  analytics?: Analytics;
  /**
   * The switch that shows amounts in a second currency (format/other-currency.ts): what is written on it (`label`), and
   * what it does (`action`), for screen readers. `rates` is the URL from which the browser fetches the rates; `data` is
   * the same, for components that show both currencies from the start.
   */
  otherCurrency?: { label: string; action: string; rates: string; data: OtherCurrency };
}

/** A breadcrumb. A menu group has no page of its own, so no target. */
export interface Breadcrumb {
  label: string;
  to?: Target;
}

/** Layout options of a kind of page (`_kinds.json`). */
export interface PageLayout {
  /** Short labels for sections, by id. Without them the page has no table of contents. */
  contents?: Readonly<Record<string, string>>;
  /** The number of opening blocks that all pages of the kind have, after the page's first block. */
  openingCount?: number;
  /** Block types that are hidden in print. */
  unprinted?: readonly string[];
  /** Images beside text are shown on wide screens only. */
  images?: 'wide';
  /** Figures of the page that menus show. */
  figures?: PageFigures;
}

export interface Page extends PageLayout {
  /** The route. Error pages, which answer at many URLs, have an id instead: `/404`, `/500.html` (document/route.ts). */
  route: string;
  /** Set for a page in `_pages`, such as 404: it is not indexed and has no canonical URL. */
  noIndex?: true;
  title: string;
  description: string;
  /** Set if the page is in another language than the site. */
  locale?: Locale;
  tone?: Tone;
  /** The image that its document names, or else the generated social card (emit/social-cards.ts), if there is one. */
  image?: SharedImage;
  breadcrumbs: readonly Breadcrumb[];
  /** Target of the button in the sticky bar on this page, if the site has one. */
  stickyBarTarget?: Target;
  blocks: readonly Block[];
  /** The lowest amount in its tables, if its kind shows one. */
  lowestAmount?: { from: number; currency: Currency; per: Period };
  /** Notes on the facts that the page quotes, by fact name. */
  facts?: Readonly<Record<string, QuotedFact>>;
  /** The sources of each block's figures, by the index of the block. */
  sources?: readonly (readonly SourceOfFigures[])[];
  /** Indexes of the blocks whose entries or figures are sample data. */
  samples?: readonly number[];
}

/** What is shown next to a quoted figure. */
export interface QuotedFact {
  /** The year that the figure is from. */
  year?: number;
  /** The page quotes the fact in place of a value, not only within texts. */
  isValue?: true;
  /** The announced new value: “18 months”, “1 January 2027”. */
  next?: { figure: string; from: string };
  /** The earliest known value, and when it applied: “£10.42 in 2023”. */
  past?: string;
  /** A remark for authors, such as “doubtful” and the reason. Preview only, never in a build. */
  forAuthor?: { status: string; about: string };
}

/** A source of a block's figures, with the titles of the figures from it. */
export interface SourceOfFigures {
  titles: readonly string[];
  note: FactNote;
}

/** Where figures come from, and when that was last checked. */
export type FactNote = Pick<RegisteredFact, 'note' | 'year' | 'valid' | 'source' | 'checked' | 'evidence'> & {
  /** The site itself is the source: a claim, an example, or a sample value that its owner provided. */
  isOwn?: true;
  /** The figures are only examples. */
  isExample?: true;
  /** Source of the announced new value. */
  next?: Pick<NextFact, 'source' | 'checked'>;
  /** Earlier values in words, latest first, each with its source. */
  past?: readonly { said: string; source?: PastFact['source'] }[];
};

/** Types of what components get that the schema defines. */
export type { Analytics, Badge, Block, Tone, WordsOfBlocks };

/** A group of words. The check guarantees that none is missing. */
type Group<Name extends keyof ResolvedWords> = Required<NonNullable<ResolvedWords[Name]>>;

export type ShellWords = Group<'shell'>;
export type CarouselWords = Group<'carousel'>;
export type FigureWords = Group<'figures'>;
export type FactWords = Group<'sources'>;
export type FormWords = Group<'form'>;
export type NotFoundWords = Group<'not-found'>;
export type PageStateWords = Group<'page-states'>;
export type ServerWords = Group<'server'>;
export type MailWords = Group<'mail'>;
export type AdminWords = Group<'admin'>;

/**
 * The words of the interface, grouped by the part that shows them. Only those that the site uses are included
 * (site/words.ts).
 */
export interface Words {
  shell: ShellWords;
  carousel: CarouselWords;
  figures: FigureWords;
  sources: FactWords;
  form: FormWords;
  'not-found': NotFoundWords;
  'page-states': PageStateWords;
  /** Includes the words that several blocks share. */
  blocks: WordsOfBlocks;
  /** Words for figures in menus, by the type of the block that holds the figure. */
  menus: Readonly<Record<string, { duration?: string; hours?: string } | undefined>>;
}

/** What the mega menu adds to a link after hydration, in `menu.json`. */
export interface MenuEntry {
  tone?: Tone;
  /** Figures of the page as texts, such as how long a course takes. Not all of them are facts of a register. */
  facts?: readonly string[];
}

/** A form as pages contain it. */
export type VersionedForm = ResolvedForm & FormVersion;

/** A form as the form script gets it, in `forms.json`. */
export interface PublishedForm
  extends Pick<
    VersionedForm,
    'submit' | 'version' | 'fields' | 'button' | 'sending' | 'success' | 'prefilled'
  > {
  failure: Pick<ResolvedForm['failure'], 'rejected' | 'network' | 'busy'>;
  /** The version of the text of the consent, which is sent with the answers. */
  consent?: { version: string };
  /** A field needs more than the rules of texts: the larger script is loaded (enquiry-form/kinds/any-field.tsx). */
  needsFurtherRules?: true;
  words: Pick<FormWords, 'optional' | 'draft' | 'clearForm' | 'dismiss'>;
}

/** Content of `forms.json`: forms by key (form/form-key.ts). */
export type PublishedForms = Readonly<Record<string, PublishedForm>>;

/** A form as the receiver needs it, with texts as in its document. */
export interface ReceivedForm {
  version: string;
  /** The path that it posts to: `/api/contact-form`. Unique for each form. */
  submit: string;
  /** The text of a consent is the Markdown source, as in the document, because it is stored with every enquiry. */
  fields: readonly WrittenField[];
  button: string;
  failure: ResolvedForm['failure'];
  /** The Markdown source, as in the document, because it is stored with every enquiry. */
  consent?: { version: string; text: string };
}

/** Headers by path; `*` at the end of a path matches any rest. No two rules set the same header for a path. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Formats for converting amounts in texts to a second currency. They are computed at build, so that the server and the
 * browser write the same text.
 */
export interface OtherCurrency {
  /** For each currency that is converted: the text before and after the digits of an amount, and the exchange rate. */
  currencies: readonly { before: string; after: string; rate: number }[];
  /** Separators: of digit groups, before decimals, and between the ends of a range. */
  group: string;
  decimal: string;
  dash: string;
  /** The text before and after an amount in the second currency, and whether digits are grouped as in India. */
  before: string;
  after: string;
  indian?: true;
  /** Words for large amounts, largest first: “lakh” from 100,000. */
  large?: readonly { from: number; word: string }[];
  /** The note that pages show with converted amounts. */
  note: string;
}

/** What the server reads from a build, in `_server.json`. */
export interface ServerConfig {
  /** A hash of all other properties. */
  id: string;
  /** Language of the pages: `en-GB`. */
  language: string;
  headers: readonly HeaderRule[];
  redirects: readonly { from: string; to: string }[];
  /** Formats for amounts in a second currency, for visitors who chose it. */
  otherCurrency?: OtherCurrency;
  /** Route of the thank-you page, or its URL if the receiver is elsewhere. */
  thankYou: string;
  /** Origins of pages that send forms to a receiver elsewhere. Omitted if pages and receiver have one origin. */
  origins?: readonly string[];
  /** In the order of their documents. */
  forms: readonly ReceivedForm[];
  /** Texts of the receiver, its mails and the admin CLI, if the site has a form that is sent. */
  words?: ReceiverWords;
}

/** Texts of the receiver, its mails and the admin CLI. */
export interface ReceiverWords {
  server: ServerWords;
  mail: MailWords;
  admin: AdminWords;
}

/** The input for rendering a page. */
export interface PageData {
  page: Page;
  shell: Shell;
}

/** An element of the head. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** The rendered HTML of a page, in parts. */
export interface RenderedPage {
  head: readonly HeadElement[];
  /** Preload links of images, which belong into the head. React writes them before the markup. */
  imagePreloads: string;
  /** The body as HTML. The header and the footer are separate, because many pages share them. */
  body: { header: string; main: string; footer: string };
  /** JSON-LD, one object per script element. */
  structuredData: readonly object[];
}

/**
 * A part of a page that could not be rendered: a block, with its index among the page's blocks, or a part of the site's
 * own shell.
 */
export type RenderFailure = { reason: string } & (
  | { index: number; type: string }
  | { shell: 'header' | 'footer' }
);
