import { createContext, useContext } from 'react';
import type { ContactLink, OtherCurrency, Shell } from '../compiled';

/** Site-wide settings that components need. */
interface SiteSettings {
  /** URL of the sprite with icons and flags. */
  spriteUrl: string;
  /** Label added to links that open in a new tab. */
  newTabLabel: string;
  /** Label of the link beside a heading, by which visitors share it. Without a label there is no such link. */
  shareLabel?: string;
  /** URL of the file with all forms, for the script of a form. */
  formsUrl: string;
  /** The texts of the thank-you page. Not known in islands, which have them in a slot. */
  thankYouTexts?: Shell['thankYouTexts'];
  /** IANA name of the site's time zone. Not known in islands, which read it from an attribute of their element. */
  timeZone?: string;
  /** Text direction of the page; `ltr` by default. */
  dir?: 'ltr' | 'rtl';
  /** Links to the site's contact, the first of them to its phone number. Omitted without a contact. */
  contacts?: readonly ContactLink[];
  /** The site's second currency, if any, for components that show both from the start. */
  otherCurrency?: OtherCurrency;
}

/** In the browser, islands have no provider around them, so these defaults are read from the page. */
const { documentElement: root } = globalThis.document ?? {};
const defaults: SiteSettings = {
  spriteUrl: root?.dataset.sprite ?? '',
  newTabLabel: '',
  formsUrl: '',
  dir: (root?.dir || undefined) as SiteSettings['dir'],
};

/** Around every part of a page when it is rendered at build. */
export const SiteSettingsContext = createContext<SiteSettings>(defaults);

/** The settings of the site, at build and in islands. */
export const useSiteSettings = () => useContext(SiteSettingsContext);
