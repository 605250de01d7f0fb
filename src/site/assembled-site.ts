import type { Page, ReceivedForm, Shell } from '../compiled';

/** The assembled site in memory: everything that the outputs are made from. */
export interface Site {
  /** Without the address of the sprite, which is known once its content is. */
  shell: Omit<Shell, 'sprite' | 'origin'>;
  /** The address of the site, as its document says. */
  url: string;
  /** Every published page, in the order of the routes; with drafts if they were requested. */
  pages: readonly SitePage[];
  /** Pages without a route of their own: 404, thank-you. */
  specialPages: readonly SitePage[];
  redirects: readonly { from: string; to: string }[];
  /** The forms that send something, in the order of their documents' names. */
  receivedForms: readonly ReceivedForm[];
  /** The icons and flags in use, for the sprite. */
  icons: ReadonlySet<string>;
  flags: ReadonlySet<string>;
}

export interface SitePage {
  page: Page;
  /** The document it was compiled from. */
  file: string;
  draft: boolean;
}
