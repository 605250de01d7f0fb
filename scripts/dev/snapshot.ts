import type { Shell } from '../../src/compiled';
import { compile } from '../../src/compiler/compile';
import { type Diagnostic, hasErrors } from '../../src/diagnostics/diagnostic';
import type { Sources } from '../../src/document/source';
import { sharedPictures, withSocialCards } from '../../src/emit/social-cards';
import type { Site, SitePage } from '../../src/site/assembled-site';
import { hashedPath } from '../hashed-path';
import { drawSprite } from '../prerender';
import { drawSocialCards } from '../social-cards';

/** The site as its documents said at one moment, with everything that it is served from. */
export interface Snapshot {
  sources: Sources;
  site: Site;
  shell: Shell;
  /** By the address at which each answers. */
  pages: ReadonlyMap<string, SitePage>;
  sprite: string;
  /** Where the files of its pictures stand, by their addresses. */
  pictures: ReadonlyMap<string, string>;
}

export interface Attempt {
  /** Missing where there are errors. */
  edition?: Snapshot;
  diagnostics: readonly Diagnostic[];
}

interface EditionOptions {
  folder: string;
  /** The icons that controls show whatever the documents say. */
  controlIcons: readonly string[];
  /** What nothing has changed about is taken from it. */
  last?: Snapshot;
}

/** The same steps as scripts/build.ts takes, up to the pages; drafts are among them. */
export async function makeSnapshot(
  sources: Sources,
  { folder, controlIcons, last }: EditionOptions,
): Promise<Attempt> {
  const { value: compiled, diagnostics } = compile(sources, { drafts: true });
  if (!compiled || hasErrors(diagnostics)) return { diagnostics };

  const drawn = await drawSocialCards(sharedPictures(compiled), folder, sources.images);
  if (drawn.diagnostics.length > 0) return { diagnostics: [...diagnostics, ...drawn.diagnostics] };
  const cards = [...drawn.cards].map(
    ([picture, { src, width, height }]) => [picture, { src, width, height }] as const,
  );
  const site = withSocialCards(compiled, new Map(cards));
  const sprite =
    last && namesIn(last.site) === namesIn(site) ? last.sprite : await drawSprite(site, controlIcons);
  const shell: Shell = { ...site.shell, origin: site.url, sprite: hashedPath('assets/sprite.svg', sprite) };
  const pages = [...site.pages, ...site.specialPages].map((entry) => [entry.page.route, entry] as const);
  const pictures = [
    ...sources.images.map(({ url, path }) => [url, `${folder}/_images/${path}`] as const),
    ...[...drawn.cards.values()].map(({ src, file }) => [src, file] as const),
  ];
  return {
    edition: { sources, site, shell, pages: new Map(pages), sprite, pictures: new Map(pictures) },
    diagnostics,
  };
}

/** What the sprite is drawn from. */
const namesIn = ({ icons, flags }: Pick<Site, 'icons' | 'flags'>) => [...icons, '/', ...flags].join(' ');
