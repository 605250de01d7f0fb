import { join } from 'node:path';
import type { SiteStarter } from '../authoring/new/scaffold-site';
import { filesBelow, readText } from '../files/read-tree';
import { engineFolder } from '../project/engine-folder';
import { readPacks } from './read-packs';

/** The texts of new sites, one file for each language, and the folder `site`. */
const startersFolder = join(engineFolder, 'starters');

/** The documents of a new site, with placeholders, and its other files. */
export const starterFolder = join(startersFolder, 'site');

/** The languages of new sites: those with starter texts and a locale pack. */
export async function starterLanguages(): Promise<readonly string[]> {
  const [packs, files] = await Promise.all([readPacks(), filesBelow(startersFolder)]);
  return Object.keys(packs).filter((language) => files.includes(`${language}.json`));
}

/** Reads the template of a new site in a language. */
export async function readStarter(language: string): Promise<SiteStarter> {
  const paths = (await filesBelow(starterFolder)).filter((path) => path.endsWith('.json'));
  const documents = await Promise.all(
    paths.map(async (path) => [path, await readText(join(starterFolder, path))] as const),
  );
  const packs = await readPacks();
  return {
    documents: Object.fromEntries(documents),
    texts: JSON.parse(await readText(join(startersFolder, `${language}.json`))),
    words: packs[language] ?? {},
  };
}
