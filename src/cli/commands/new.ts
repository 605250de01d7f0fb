import { relative, resolve, sep } from 'node:path';
import type { CollectionWithEntry } from '../../authoring/new/new-entry';
import { addressFor, kindsIn } from '../../authoring/new/page-kinds';
import { remainingTodos } from '../../authoring/new/remaining-todos';
import { type ScaffoldedPage, scaffoldPage } from '../../authoring/new/scaffold-page';
import { type ScaffoldedRegister, scaffoldRegister } from '../../authoring/new/scaffold-register';
import { nearest } from '../../diagnostics/nearest';
import { unusableName } from '../../diagnostics/unusable-name/unusable-name';
import { registerName } from '../../document/document-kind';
import { nameProblem, suggestedName } from '../../document/file-name';
import { locationOfFile } from '../../document/location';
import { isRoute, suggestedRoute } from '../../document/route';
import type { Sources } from '../../document/source';
import { writeDocuments } from '../../files/write-documents';
import type { PageKind } from '../../generated/documents';
import { isEngineProject, schemasForDocuments } from '../../project/project-folder';
import { mainPages } from '../../project/project-paths.mjs';
import { readSources } from '../../sources/read-sources';
import { ask } from '../ask';
import { newBlock, newSiteBlock } from '../new-block';
import { newSite } from '../new-site';
import { misuse, readArguments } from '../read-arguments';

/** Exits with 0 on success, 1 if nothing was created, 2 on wrong usage. */
const usage = `Usage: npm run new -- <kind> <name> [--pages DIR] [--language en|de|pt] [--name "Display name"]

Creates a draft of a page, a register of figures, a first version of a block, or a whole site. In a terminal it asks for what you
leave out.

  kind         a kind of page in _kinds.json, register, block, or site
  name         for example about-us; a name that begins with “/” is the whole address: /guides/about-us;
               of a site its folder: examples/escola/site
  --pages DIR  the folder of the documents (default: pages-json); with it a block is that site's own, without it the engine's
  --language   of a new site: en, de, pt, or with a country pt-BR (default: en)
  --name       of a new site: what visitors call it, for example "Pedal & Co." (default: from the name of its folder)`;

/** The kind and the name from the command line. In a terminal it asks for those that are missing. */
async function kindAndName(
  [kind, name, ...others]: readonly string[],
  kinds: readonly string[],
): Promise<[string, string]> {
  if (others.length > 0)
    misuse(usage, `Write the name as one word: ${suggestedRoute([name, ...others].join(' '))}`);
  if (kind !== undefined && name !== undefined) return [kind, name];
  if (!process.stdin.isTTY)
    misuse(usage, kind === undefined ? 'The kind and the name are missing.' : 'The name is missing.');
  const answers = await ask(process.stdin, process.stderr, [
    ...(kind === undefined ? [`What do you want to create (${kinds.join(', ')})?`] : []),
    'What is its name, for example “about-us”?',
  ]);
  if (!answers) misuse(usage, 'Nothing was created.');
  const [chosenKind = '', chosenName = ''] = kind === undefined ? answers : [kind, ...answers];
  return [chosenKind, chosenName];
}

/**
 * Writes a page of a kind, and what goes with it: a register, entries in a collection and in lists. Resolves with
 * whether the page was created.
 */
async function newPage(kind: PageKind, name: string, sources: Sources, pages: string): Promise<boolean> {
  if (!isRoute(addressFor(name, kind))) misuse(usage, invalidNameMessage(name));
  refuseUnusable(addressFor(name, kind));
  const { value: page, diagnostics } = scaffoldPage(
    sources,
    pages,
    kind,
    name,
    sources.today ?? '',
    pathToSchemas,
  );
  if (!page) {
    for (const { message } of diagnostics)
      console.error(`${message}\n  hint: Open that page, or choose another name.`);
    return false;
  }
  const created = [page.source, ...(page.register ? [page.register.source] : [])];
  const unwritten = await writeDocuments(pages, [
    ...created.map((after) => ({ after })),
    ...(page.collection ? [page.collection] : []),
    ...page.lists,
  ]);
  if (unwritten.length > 0) misuse(usage, `${unwritten.join(', ')} already exists, or has just changed.`);
  console.log(reportOnPage(page));
  return true;
}

/** Writes a register, and names it in its page, if there is one. Resolves with whether it was created. */
async function newRegister(name: string, sources: Sources, pages: string): Promise<boolean> {
  const register = scaffoldRegister(sources, pages, name, pathToSchemas);
  const [unwrittenFile] = await writeDocuments(pages, [
    { after: register.source },
    ...(register.page ? [register.page] : []),
  ]);
  if (unwrittenFile !== undefined) {
    console.error(
      `${unwrittenFile} already exists, or has just changed.\n  hint: Add your figures to it, or choose another name.`,
    );
    return false;
  }
  console.log([...reportOnRegister(register), ...howToConfirm(register)].join('\n'));
  return true;
}

/** Rejects names that are not valid file names on every system, such as `con`, before anything is written. */
function refuseUnusable(path: string): void {
  for (const name of path.split('/')) {
    const problem = nameProblem(name);
    if (problem)
      misuse(usage, `${unusableName(locationOfFile(path), name, problem, suggestedName(name)).message}\n`);
  }
}

/** The message about a name that cannot be used. `intended` is the text from which a valid name is suggested. */
function invalidNameMessage(name: string, intended = name): string {
  const suggestion = suggestedRoute(intended.replace(/\.json$/, '')).replace(/\/$/, '');
  const advice = suggestion ? ` Did you mean “${suggestion}”?` : '';
  return `“${name}” is not a valid name. Use lower-case letters, digits and hyphens.${advice}\n`;
}

/** The message after a page was created: the files, and what is left to write in each. */
function reportOnPage({
  source,
  route,
  examplePointers,
  register,
  collection,
  lists,
  mentions,
}: ScaffoldedPage): string {
  const documents = [
    { heading: [], ...remainingTodos(source, examplePointers) },
    ...(collection ? [remainingInCollection(collection)] : []),
    ...(register ? [remainingInRegister(register)] : []),
  ];
  const linesOf = (what: 'texts' | 'examples') =>
    documents.flatMap(({ heading, [what]: lines }) =>
      lines.length > 0 ? [...heading, ...lines.map(({ line, text }) => `  ${line}\t${text}`)] : [],
    );
  const count = documents.flatMap(({ texts }) => texts).length;
  const countText = count === 1 ? 'One text still says' : `${count} texts still say`;
  const paragraphs = [
    [
      `Created ${source.file}, a draft of ${route}`,
      ...(register ? reportOnRegister(register) : []),
      ...[...(collection ? [collection] : []), ...lists].map(({ after }) => `Added to ${after.file}`),
    ],
    ['Texts to write, by line:', ...linesOf('texts')],
    titled('Example values to replace, by line:', linesOf('examples')),
    titled(
      `The entry in ${collection?.after.file} may also have:`,
      (collection?.omitted ?? []).map((property) => `  ${property}`),
    ),
    titled(
      'These speak of all the others. Read them again once yours is published:',
      mentions.map(
        ({ file, line, text }) => `  ${file}:${line}\t${text.length > 80 ? `${text.slice(0, 79)}…` : text}`,
      ),
    ),
    [
      `${countText} TODO, which is allowed in a draft. When everything is written, delete the line "draft": true;`,
      'from then on npm run check reports every TODO that is left. It cannot know whether an example value is right.',
      ...(collection
        ? [
            `The entry in ${collection.after.file} is a draft, too: delete its "draft": true with that of the page.`,
          ]
        : []),
    ],
    register ? howToConfirm(register) : [],
  ];
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** Lines below a title; nothing without any. */
const titled = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines] : []);

/** What is left in a collection with a new entry; optional properties have the advice to delete them if not wanted. */
function remainingInCollection({ after, examplePointers, optional }: CollectionWithEntry) {
  const notes = [...optional].map(
    ([pointer, about]) => [pointer, `or delete it: ${about.replace(/\.$/, '')}`] as const,
  );
  return { heading: [` in ${after.file}:`], ...remainingTodos(after, examplePointers, new Map(notes)) };
}

/** The lines of a new register with example values, each with the id of its fact. */
function remainingInRegister({ source, examplePointers }: ScaffoldedRegister) {
  const { facts } = JSON.parse(source.text) as { facts: readonly { id: string }[] };
  const notes = examplePointers.map(
    (pointer) => [pointer, facts[Number(pointer.split('/')[2])]?.id ?? ''] as const, // `/facts/3/value`
  );
  return { heading: [` in ${source.file}:`], ...remainingTodos(source, examplePointers, new Map(notes)) };
}

function reportOnRegister({ source, examplePointers, model, page }: ScaffoldedRegister): readonly string[] {
  const count = examplePointers.filter((pointer) => pointer.endsWith('/value')).length;
  const figures = `${count} ${count === 1 ? 'figure' : 'figures'}`;
  return [
    `Created ${source.file}, a register with ${figures}${model ? ', those that many registers of such pages have' : ''}`,
    ...(page ? [`Added "facts": "${registerNameIn(source)}" to ${page.after.file}`] : []),
  ];
}

/** Instructions for confirming sample figures, with commands that work in every shell. */
function howToConfirm({ source, page, model }: ScaffoldedRegister): readonly string[] {
  const name = registerNameIn(source);
  const first = `${name}.${JSON.parse(source.text).facts[0].id}`;
  return [
    ...(page || model ? [] : [`A page whose figures these are names the register: "facts": "${name}"`]),
    'Each of its figures is a sample until you write what its source says. Change its value in the file, and then:',
    `  npm run facts -- confirm ${first} --source https://www.example.com --outcome same${pagesOption}`,
    `  npm run facts -- list ${name} --status sample${pagesOption}`,
    'The first writes down that you have looked, the second lists what is left. docs/first-figures.md goes through it.',
  ];
}

const registerNameIn = ({ path }: { path: string }) => registerName(path) ?? '';

const {
  values: { pages: requestedPages, language, name: displayName },
  positionals,
} = readArguments(usage, {
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    language: { type: 'string', default: 'en' },
    name: { type: 'string' },
  },
});
const pages = requestedPages ?? mainPages;
/** The path from the documents to the schemas, for `$schema`. */
const pathToSchemas = relative(resolve(pages), schemasForDocuments).split(sep).join('/');
/** The option that selects a site other than the main one. */
const pagesOption = requestedPages === undefined ? '' : ` --pages ${requestedPages}`;
const sources = await readSources(pages);
const pageKinds = kindsIn(sources);
const kinds = [...pageKinds.map((pageKind) => pageKind.kind), 'register', 'block', 'site'];
const [kind, name] = await kindAndName(positionals, kinds);
if (kind === 'site') {
  const site = await newSite(name, language, displayName);
  if ('refused' in site) misuse(usage, site.refused);
  console.log(site.created);
  process.exit(0);
}
if (displayName !== undefined) misuse(usage, '--name is what a new site is called.');
const pageKind = pageKinds.find((candidate) => candidate.kind === kind);
if (!pageKind && kind !== 'block' && kind !== 'register') {
  const suggestion = nearest(kind, kinds);
  misuse(usage, `Unknown kind “${kind}”.${suggestion ? ` Did you mean “${suggestion}”?` : ''}`);
}
if (!pageKind && !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  misuse(usage, invalidNameMessage(name, name.replaceAll('/', '-')));
if (!pageKind) refuseUnusable(name);
if (kind !== 'block' && sources.documents.length === 0) misuse(usage, `No documents in ${pages}`);

async function create(): Promise<boolean> {
  if (pageKind) return newPage(pageKind, name, sources, pages);
  if (kind === 'register') return newRegister(name, sources, pages);
  return requestedPages === undefined && isEngineProject
    ? newBlock(name)
    : newSiteBlock(name, pages, sources);
}
if (!(await create())) process.exitCode = 1;
