import { existsSync, readdirSync, statSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { nameFor, scaffoldSite } from '../authoring/new/scaffold-site';
import { check } from '../compiler/check';
import { nameProblem, suggestedName } from '../document/file-name';
import { filesBelow } from '../files/read-tree';
import { writeDocuments } from '../files/write-documents';
import { defaultZone, isTimeZone } from '../format/local-day';
import { isEngineProject, projectFolder, schemasForDocuments } from '../project/project-folder';
import { projectPaths } from '../project/project-paths.mjs';
import { readSources } from '../sources/read-sources';
import { readStarter, starterFolder, starterLanguages } from '../sources/read-starter';

/** The folders of the engine's repository that cannot contain sites. */
const ownFolder =
  /^(\.ci|\.git|\.github|\.prospectus|\.vscode|artwork|bench|bin|create|data|dist|docs|gallery|lib|node_modules|packs|schema|scripts|server|src|starters|test-results|tests)$/;

/** The language tag of a site whose author names a language without a country. */
const usualTags: Readonly<Record<string, string>> = { de: 'de-DE', en: 'en-GB', pt: 'pt-PT' };

/**
 * Creates a site that can be checked, built and shown immediately. Resolves with instructions for the author, or with
 * the reason why it cannot be created. `language` is a tag such as `pt` or `pt-BR`; `displayName` is what visitors call
 * the site, by default made from the name of its folder.
 */
export async function newSite(
  folder: string,
  language: string,
  displayName?: string,
): Promise<{ created: string } | { refused: string }> {
  const refused = folderRefusal(folder) ?? (await languageRefusal(language));
  if (refused !== undefined) return { refused };

  const target = resolve(folder);
  const tag = usualTags[language] ?? language;
  const starter = await readStarter(primaryLanguage(language));
  const shownFolder = folder.split(sep).join('/').replace(/\/+$/, '');
  const name = displayName ?? nameFor(basename(target));
  const documents = scaffoldSite(starter, {
    folder: shownFolder,
    name,
    language: tag,
    timeZone: isTimeZone(computerZone) ? computerZone : defaultZone,
    schema: relative(target, schemasForDocuments).split(sep).join('/'),
  });
  const sources = await readSources(starterFolder); // for the schemas and images of the new site
  // A warning counts, too: the starter has none, so it is about the name, such as a link in it.
  const [problem] = check({ ...sources, documents }).diagnostics;
  if (problem)
    return {
      refused: `A site cannot be called “${name}” (${problem.location.file}): ${problem.message}`,
    };
  await mkdir(target, { recursive: true });
  const [existing] = await writeDocuments(
    folder,
    documents.map((after) => ({ after })),
  );
  if (existing !== undefined) return { refused: `${existing} already exists.` };
  for (const path of (await filesBelow(starterFolder)).filter((path) => !path.endsWith('.json'))) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await cp(join(starterFolder, path), join(target, path));
  }
  return { created: reportOn(shownFolder, tag) };
}

/** The time zone of the computer. */
const computerZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `pt` for `pt-BR`. */
const primaryLanguage = (language: string) => language.slice(0, 2);

/** Why a site cannot be created in a folder; undefined if it can. */
function folderRefusal(folder: string): string | undefined {
  const target = resolve(folder);
  const name = basename(target);
  if (!/^[\p{L}\p{N}][\p{L}\p{N}_. -]*$/u.test(name) || /[. ]$/.test(name))
    return `“${folder}” is not a name for a folder. Use letters, digits and hyphens: examples/mar-azul`;
  if (nameProblem(name) !== undefined)
    return `“${name}” cannot be the name of a folder on every computer. Choose another one: ${suggestedName(name)}`;
  const [first = ''] = relative(projectFolder, target).split(sep);
  if (isEngineProject && (first === '' || ownFolder.test(first)))
    return `${folder} belongs to Prospectus itself. Choose another folder: examples/${name}`;
  for (let ancestor = target; ancestor !== dirname(ancestor); ancestor = dirname(ancestor))
    if (existsSync(ancestor) && !statSync(ancestor).isDirectory())
      return `${ancestor} is a file. Choose another name.`;
  // Dot files are allowed, since the folder may be a repository already.
  const others = existsSync(target) ? readdirSync(target).filter((entry) => !entry.startsWith('.')) : [];
  if (others.length > 0)
    return `${folder} is not empty: it contains ${others[0]}. Name a folder that is empty or new.`;
  return undefined;
}

/** Why a site cannot be created in a language; undefined if it can. */
async function languageRefusal(language: string): Promise<string | undefined> {
  const languages = await starterLanguages();
  if (/^[a-z]{2}(-[A-Z]{2})?$/.test(language) && languages.includes(primaryLanguage(language)))
    return undefined;
  return `There is no starter in “${language}”, only in ${new Intl.ListFormat('en-GB').format(languages)}. Begin with one of them: every word is in the documents.`;
}

/** The message after a site was created: what to do next. */
function reportOn(folder: string, language: string): string {
  const { devPort, port } = projectPaths(folder);
  return [
    `Created ${folder}, a site in ${language}. Its first texts say what to write in their place.`,
    '',
    'What to do next:',
    `  npm run dev -- --pages ${folder}    shows it while you write, at http://localhost:${devPort}`,
    `  npm run check -- --pages ${folder}  reports what is wrong, and with --release what must not go live yet`,
    ...(isEngineProject
      ? [`  npm start -- --pages ${folder}      builds it, and serves it at http://localhost:${port}`]
      : [
          `  npm run build -- --pages ${folder}  builds it`,
          `  npm run serve -- --pages ${folder}  serves what was built, at http://localhost:${port}`,
        ]),
    '',
    'docs/new-site.md goes on from here.',
  ].join('\n');
}
