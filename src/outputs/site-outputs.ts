import { readLogo } from '../assets/read-logo';
import type { Shell } from '../compiled';
import type { Sources } from '../document/source';
import { emitCalendars } from '../emit/calendars';
import { emitMenuFacts } from '../emit/menu-facts';
import { hashedPath } from '../files/hashed-path';
import type { Site } from '../site/assembled-site';

/** The data of the shell, and the text files that pages refer to. */
export interface SiteOutputs {
  shell: Shell;
  /** The content of each file, by its URL. */
  texts: ReadonlyMap<string, string>;
}

/**
 * Makes the shell and the text files of a site. The build, the dev server and the gallery all use it, so that links
 * work in all of them. Files that no page refers to are in host-files.ts. `sprite` has the icons and flags
 * (assets/draw-sprite.ts).
 */
export function siteOutputs(
  site: Site,
  sources: Pick<Sources, 'images' | 'inlineSvg'>,
  sprite: string,
  origin = site.url,
): SiteOutputs {
  const texts = new Map<string, string>(site.maps); // drawn already, by URL
  /** Adds a file with a hash in its name and returns its URL. */
  const addFile = (name: string, text: string): string => {
    const address = hashedPath(`assets/${name}`, text);
    texts.set(address, text);
    return address;
  };
  const { otherCurrency } = site;
  const shell: Shell = {
    ...site.shell,
    origin,
    logo: readLogo(site.theme, sources),
    sprite: addFile('sprite.svg', sprite),
    formsUrl: addFile('forms.json', JSON.stringify(site.publishedForms)),
    ...(otherCurrency && {
      otherCurrency: { ...otherCurrency, rates: addFile('rates.json', JSON.stringify(otherCurrency.data)) },
    }),
  };
  texts.set('/menu.json', emitMenuFacts(site));
  for (const [path, text] of emitCalendars(site, origin)) texts.set(`/${path}`, text);
  return { shell, texts };
}
