import type {
  OtherCurrency,
  Page,
  PublishedForms,
  ReceivedForm,
  ReceiverWords,
  Shell,
  Tone,
} from '../compiled';
import type { SharedImage } from '../resolved';
import type { Theme } from '../theme/theme';
import type { CalendarFile } from './calendars';
import type { MenuFigures } from './menu-figures';

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
  /** How it looks; of its tones, those that a document names. */
  theme: Theme;
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

export interface SitePage {
  /** Where the outline is known, it is made anew each time it is asked for. */
  readonly page: Page;
  /** Both can be found in the page (page-outline.ts). */
  readonly outline?: PageOutline;
  readonly digest?: string;
  /** The page without its social image as JSON, where it had to be made already; given once, so that it stays no longer in memory. */
  readonly takeJson?: () => string | undefined;
  /** The document it was compiled from. */
  file: string;
  draft: boolean;
}

/** What the outputs ask of every page. */
export interface PageOutline {
  route: string;
  image: SharedImage;
  /** The alternative text of each image that has one, by the address of the image. */
  alts: Readonly<Record<string, string>>;
  /** The origins of the pages that it frames. */
  frames: readonly string[];
  tone?: Tone;
  /** The types of its blocks, each once. */
  blockTypes: readonly string[];
  /** Whether it or a block of it runs from right to left. */
  rightToLeft: boolean;
  /** What a menu says of it. */
  figures: MenuFigures;
}
