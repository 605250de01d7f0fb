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

/** The assembled site: the input of all outputs. */
export interface Site {
  /**
   * Without what outputs add: the URLs of the sprite and the forms, which depend on hashes of their content, the
   * origin, and the switch of the second currency.
   */
  shell: Omit<Shell, 'sprite' | 'formsUrl' | 'origin' | 'otherCurrency'>;
  /** The site's URL, as set in its document. */
  url: string;
  /** The pages that are not special, sorted by route; drafts are among them only if requested. */
  pages: readonly SitePage[];
  /** Pages that no menu or sitemap lists, such as the one at the route `/404`; 404 and 500 are always among them. */
  specialPages: readonly SitePage[];
  /** Social images of pages, by URL. */
  socialImages: ReadonlyMap<string, SocialImage>;
  /** The theme, with only the tones in use. */
  theme: Theme;
  /** Percent-encoded old paths, with targets for the `Location` header. */
  redirects: readonly { from: string; to: string }[];
  /** Forms that are sent to the receiver, not simulated; sorted by file name. */
  receivedForms: readonly ReceivedForm[];
  /** Texts of the receiver, its mails and the admin CLI. */
  receiverWords: ReceiverWords;
  /** All forms, simulated ones too, for the script that runs them in the browser. */
  publishedForms: PublishedForms;
  /** Formats for amounts in a second currency, and the words of its switch. */
  otherCurrency?: { label: string; action: string; data: OtherCurrency };
  /** Route of the thank-you page. */
  thankYou: string;
  /** The origin to which forms are sent, if it is not that of the pages. */
  receiver?: string;
  /** SVG maps, by URL. */
  maps: ReadonlyMap<string, string>;
  /** Calendar files for download. */
  calendars: readonly CalendarFile[];
  /** Icons and flags in use, for the sprite. */
  icons: ReadonlySet<string>;
  flags: ReadonlySet<string>;
}

/** A social image, as documents describe it. */
export interface SocialImage {
  /** Alt text, if a block shows the image as content. */
  alt?: string;
  focus?: Focus;
}

/**
 * A page of the site. `page` is computed on each access, because keeping all pages would take as much memory as their
 * documents.
 */
export interface SitePage {
  /** Path of its document. */
  file: string;
  draft: boolean;
  route: string;
  readonly page: Page;
  /** From the cache if possible, so that the page need not be assembled. */
  summary(): SitePageSummary;
}

/** What outputs other than HTML need of a page. */
export interface SitePageSummary {
  /** Its social image. */
  image?: SharedImage;
  /** Origins of embedded frames. */
  frames: readonly string[];
  tone?: Tone;
  /** Figures for menus. */
  figures: MenuFigures;
  /** A hash of the page, without its social image, which depends on other pages. */
  digest: string;
}
