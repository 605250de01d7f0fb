import { relative, resolve, sep } from 'node:path';
import { mainPages } from '../server/places.mjs';
import { leftToDo } from '../src/authoring/new/left-to-do';
import { type ScaffoldedPage, scaffoldPage } from '../src/authoring/new/scaffold-page';
import { addressFor, kindsIn } from '../src/authoring/new/start';
import { nearest } from '../src/diagnostics/nearest';
import { unusableName } from '../src/diagnostics/unusable-name/unusable-name';
import { nameProblem, suggestedName } from '../src/document/file-name';
import { locationOfFile } from '../src/document/location';
import { isRoute, suggestedRoute } from '../src/document/route';
import type { Sources } from '../src/document/source';
import type { PageKind } from '../src/generated/documents';
import { ask } from './ask';
import { newBlock, newSiteBlock } from './new-block';
import { newSite } from './new-site';
import { misuse, readArguments } from './read-arguments';
import { schemaFolder } from './read-schemas';
import { readSources } from './read-sources';
import { writeDocuments } from './write-documents';

/**
 * `npm run new -- <kind> <name> [--pages DIR]`: creates a draft of a page, a first version of a block, or the folder of a
 * site. In a terminal it asks for missing arguments. Exits with 0 created, 1 not created, 2 misuse.
 */
const usage = `Usage: npm run new -- <kind> <name> [--pages DIR] [--language en|pt] [--name "Display name"]

Creates a draft of a page, a first version of a block, or a whole site. In a terminal it asks for what you leave out.

  kind         a kind of page in _kinds.json, block, or site
  name         for example about-us; a name that begins with “/” is the whole address: /guides/about-us;
               of a site its folder: examples/escola
  --pages DIR  the folder of the documents (default: pages-json); with it a block is that site's own, without it the engine's
  --language   of a new site: en, pt, or with a country pt-BR (default: en)
  --name       of a new site: what visitors call it, for example "Pedal & Co." (default: from the name of its folder)`;

/** From the command line; what is missing there is asked for. */
async function kindAndName(
  [kind, name, ...others]: readonly string[],
  kinds: readonly string[],
): Promise<[string, string]> {
  if (others.length > 0)
    misuse(usage, `Write the name as one word: ${suggestedRoute([name, ...others].join(' '))}`);
  if (kind !== undefined && name !== undefined) return [kind, name];
  if (!process.stdin.isTTY)
    misuse(usage, kind === undefined ? 'The kind and the name are missing.' : 'The name is missing.');
  const questions = [
    `What do you want to create (${kinds.join(', ')})?`,
    'What is its name, for example “about-us”?',
  ];
  const answers = await ask(
    process.stdin,
    process.stderr,
    kind === undefined ? questions : questions.slice(1),
  );
  if (!answers) misuse(usage, 'Nothing was created.');
  const [own = '', named = ''] = kind === undefined ? answers : [kind, ...answers];
  return [own, named];
}

async function newPage(kind: PageKind, name: string, sources: Sources, pages: string): Promise<boolean> {
  if (!isRoute(addressFor(name, kind))) misuse(usage, badName(name));
  refuseUnusable(addressFor(name, kind));
  if (sources.documents.length === 0) misuse(usage, `No documents in ${pages}`);
  const { value: page, diagnostics } = scaffoldPage(
    sources,
    pages,
    kind,
    name,
    sources.today ?? '',
    relative(resolve(pages), schemaFolder).split(sep).join('/'),
  );
  if (!page) {
    for (const { message } of diagnostics)
      console.error(`${message}\n  hint: Open that page, or choose another name.`);
    return false;
  }
  const [taken] = await writeDocuments(pages, [{ after: page.source }]);
  if (taken !== undefined) misuse(usage, `${taken} already exists.`);
  console.log(reportOn(page));
  return true;
}

/** A name that is no file on every computer, `con` or one that is too long, before anything is written. */
function refuseUnusable(path: string): void {
  for (const name of path.split('/')) {
    const problem = nameProblem(name);
    if (problem)
      misuse(usage, `${unusableName(locationOfFile(path), name, problem, suggestedName(name)).message}\n`);
  }
}

function badName(name: string, meant = name): string {
  const near = suggestedRoute(meant.replace(/\.json$/, '')).replace(/\/$/, '');
  const advice = near ? ` Did you mean “${near}”?` : '';
  return `“${name}” is not a valid name. Use lower-case letters, digits and hyphens.${advice}\n`;
}

function reportOn({ source, route, examples }: ScaffoldedPage): string {
  const left = leftToDo(source, examples);
  const listed = (entries: typeof left.texts) => entries.map(({ line, text }) => `  ${line}\t${text}`);
  const count = left.texts.length;
  const texts = count === 1 ? 'One text still says' : `${count} texts still say`;
  return [
    `Created ${source.file}, a draft of ${route}`,
    '',
    'Texts to write, by line:',
    ...listed(left.texts),
    '',
    'Example values to replace, by line:',
    ...listed(left.examples),
    '',
    `${texts} TODO, which is allowed in a draft. When everything is written, delete the line "draft": true;`,
    'from then on npm run check reports every TODO that is left. It cannot know whether an example value is right.',
  ].join('\n');
}

const {
  values: { pages: given, language, name: displayName },
  positionals,
} = readArguments(usage, {
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    language: { type: 'string', default: 'en' },
    name: { type: 'string' },
  },
});
const pages = given ?? mainPages;
const sources = await readSources(pages);
const kinds = [...kindsIn(sources).map((one) => one.kind), 'block', 'site'];
const [kind, name] = await kindAndName(positionals, kinds);
if (kind === 'site') {
  const site = await newSite(name, language, displayName);
  if ('refused' in site) misuse(usage, site.refused);
  console.log(site.created);
  process.exit(0);
}
if (displayName !== undefined) misuse(usage, '--name is what a new site is called.');
const pageKind = kindsIn(sources).find((one) => one.kind === kind);
if (!pageKind && kind !== 'block') {
  const near = nearest(kind, kinds);
  misuse(usage, `Unknown kind “${kind}”.${near ? ` Did you mean “${near}”?` : ''}`);
}
if (!pageKind && !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  misuse(usage, badName(name, name.replaceAll('/', '-')));
if (!pageKind) refuseUnusable(name);
const newBlockHere = () => (given === undefined ? newBlock(name) : newSiteBlock(name, given, sources));
if (!(pageKind ? await newPage(pageKind, name, sources, pages) : await newBlockHere())) process.exitCode = 1;
