import { readLogo } from '../assets/read-logo';
import type { Shell } from '../compiled';
import type { Sources } from '../document/source';
import { emitCalendars } from '../emit/calendars';
import { emitMenuFacts } from '../emit/menu-facts';
import { hashedPath } from '../files/hashed-path';
import type { Site } from '../site/assembled-site';

/** What pages refer to and are not: the shell around all of them, and the texts that are served beside them. */
export interface SiteOutputs {
  shell: Shell;
  /** By address. */
  texts: ReadonlyMap<string, string>;
}

interface SiteOutputsOptions {
  /** The icons and flags, in one drawing (assets/draw-sprite.ts). */
  sprite: string;
  origin?: string;
}

/** The same for a build, for the dev server and for the gallery, so that what one links to is there in all. */
export function siteOutputs(
  site: Site,
  sources: Pick<Sources, 'images' | 'drawings'>,
  { sprite, origin = site.url }: SiteOutputsOptions,
): SiteOutputs {
  const texts = new Map<string, string>(site.maps);
  const put = (name: string, text: string): string => {
    const address = hashedPath(`assets/${name}`, text);
    texts.set(address, text);
    return address;
  };
  const { otherCurrency } = site;
  const shell: Shell = {
    ...site.shell,
    origin,
    logo: readLogo(site.theme, sources),
    sprite: put('sprite.svg', sprite),
    texts: put('forms.json', JSON.stringify(site.publishedForms)),
    ...(otherCurrency && {
      otherCurrency: { ...otherCurrency, rates: put('rates.json', JSON.stringify(otherCurrency.data)) },
    }),
  };
  texts.set('/menu.json', emitMenuFacts(site));
  for (const [path, text] of emitCalendars(site, origin)) texts.set(`/${path}`, text);
  return { shell, texts };
}
