import { join } from 'node:path';
import type { SiteStarter } from '../authoring/new/scaffold-site';
import { filesBelow, readText } from '../files/read-tree';
import { engineFolder } from '../project/engine-folder';
import { readPacks } from './read-packs';

const folder = join(engineFolder, 'starters');

/** The files of a new site that are no documents. */
export const starterFolder = join(folder, 'site');

/** The languages in which a site can begin: those with a starter's texts and the words of the interface. */
export async function starterLanguages(): Promise<readonly string[]> {
  const [packs, files] = await Promise.all([readPacks(), filesBelow(folder)]);
  return Object.keys(packs).filter((language) => files.includes(`${language}.json`));
}

/** What a new site in a language is made from. */
export async function readStarter(language: string): Promise<SiteStarter> {
  const paths = (await filesBelow(starterFolder)).filter((path) => path.endsWith('.json'));
  const documents = await Promise.all(
    paths.map(async (path) => [path, await readText(join(starterFolder, path))] as const),
  );
  const packs = await readPacks();
  return {
    documents: Object.fromEntries(documents),
    texts: JSON.parse(await readText(join(folder, `${language}.json`))),
    words: packs[language] ?? {},
  };
}
