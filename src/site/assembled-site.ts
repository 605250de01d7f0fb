import type {
  OtherCurrency,
  Page,
  PublishedForms,
  ReceivedForm,
  ReceiverWords,
  Shell,
  Tone,
} from '../compiled';
import type { Focus, SharedImage } from '../resolved';
import type { Theme } from '../theme/theme';
import type { CalendarFile } from './calendars';
import type { MenuFigures } from './menu-figures';
import type { StyleNeeds } from './style-needs';

/** The assembled site in memory: everything that the outputs are made from. */
export interface Site {
  /** Without the addresses of the sprite and the texts, which are known once their content is. */
  shell: Omit<Shell, 'sprite' | 'texts' | 'origin' | 'otherCurrency'>;
  /** The address of the site, as its document says. */
  url: string;
  /** Every published page, in the order of the routes; with drafts if they were requested. */
  pages: readonly SitePage[];
  /** Pages without a route of their own: 404, thank-you. */
  specialPages: readonly SitePage[];
  /** The images that pages are shared with, by their addresses. */
  socialPictures: ReadonlyMap<string, SocialPicture>;
  styleNeeds: StyleNeeds;
  /** How it looks; of its tones, those that a document names. */
  theme: Theme;
  /** From old addresses, encoded, to what `Location` may say. */
  redirects: readonly { from: string; to: string }[];
  /** The forms that send something, in the order of their documents' names. */
  receivedForms: readonly ReceivedForm[];
  /** What the receiver, its mails and the admin CLI say. */
  receiverWords: ReceiverWords;
  /** All forms as their script has them. */
  publishedForms: PublishedForms;
  /** Sums in a second currency, and the words of the switch for them. */
  otherCurrency?: { label: string; action: string; data: OtherCurrency };
  /** The address of the page after a form was sent. */
  thankYou: string;
  /** The drawings of maps, by their addresses. */
  maps: ReadonlyMap<string, string>;
  /** What it offers for calendars. */
  calendars: readonly CalendarFile[];
  /** The icons and flags in use, for the sprite. */
  icons: ReadonlySet<string>;
  flags: ReadonlySet<string>;
}

/** What documents say of an image that pages are shared with. */
export interface SocialPicture {
  /** What it shows, where a block has it as more than decoration. */
  alt?: string;
  focus?: Focus;
}

/** With a memory, a page is made each time it is asked for: all of them at once would take as much memory as their documents. */
export interface SitePage {
  /** The document it is compiled from. */
  file: string;
  draft: boolean;
  route: string;
  readonly page: Page;
  /** What is known of it; left out where that can be found in the page (page-outline.ts). */
  summary?(): PageSummary;
}

export interface PageSummary {
  outline: PageOutline;
  /** A hash of the page without its social image, which depends on other pages. */
  digest: string;
  /** The page without that image as JSON, if it had to be made to answer. */
  json?: string;
}

/** What is asked of a page besides its HTML. */
export interface PageOutline {
  image: SharedImage;
  /** The origins of the pages that it frames. */
  frames: readonly string[];
  tone?: Tone;
  /** What a menu says of it. */
  figures: MenuFigures;
}
