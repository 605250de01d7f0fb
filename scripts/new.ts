import { join } from 'node:path';
import { leftToDo } from '../src/authoring/new/left-to-do';
import { type ScaffoldedPage, scaffoldPage } from '../src/authoring/new/scaffold-page';
import { addressFor, type Start, type Starts } from '../src/authoring/new/start';
import { nearest } from '../src/diagnostics/nearest';
import { isRoute, suggestedRoute } from '../src/document/route';
import { ask } from './ask';
import { newBlock } from './new-block';
import { misuse, readArguments } from './read-arguments';
import { readSources } from './read-sources';
import { readText } from './read-tree';
import { writeDocuments } from './write-documents';

/**
 * `npm run new -- <kind> <name> [--pages DIR]`: a draft of a page, or a first version of a block. Asks for what is not
 * said, in a terminal. Exit 0 written, 1 not written, 2 misuse.
 */
const starts: Starts = JSON.parse(await readText(join(import.meta.dirname, '../schema/starts.json')));
const kinds = [...Object.keys(starts), 'block'];

const usage = `Usage: npm run new -- <kind> <name> [--pages DIR]

Writes the draft of a page, or a first version of a block. In a terminal it asks for what you leave out.

  kind         ${kinds.join(', ')}
  name         such as japan; a name that begins with “/” is the whole address: /guides/japan
  --pages DIR  the folder of the documents (default: pages-json)`;

/** What is not said on the command line is asked for. */
async function kindAndName([kind, name, ...others]: readonly string[]): Promise<[string, string]> {
  if (others.length > 0) misuse(usage, `A name is one word: ${suggestedRoute([name, ...others].join(' '))}`);
  if (kind !== undefined && name !== undefined) return [kind, name];
  if (!process.stdin.isTTY) misuse(usage, kind === undefined ? 'Which kind, and which name?' : 'Which name?');
  const questions = [`What is it (${kinds.join(', ')})?`, 'What is its name, as in “japan”?'];
  const answers = await ask(
    process.stdin,
    process.stderr,
    kind === undefined ? questions : questions.slice(1),
  );
  if (!answers) misuse(usage, 'Nothing was written.');
  const [own = '', named = ''] = kind === undefined ? answers : [kind, ...answers];
  return [own, named];
}

async function newPage(kind: string, name: string, start: Start, pages: string): Promise<boolean> {
  const address = addressFor(name, start);
  if (!isRoute(address)) misuse(usage, badName(name));
  const sources = await readSources(pages);
  if (sources.documents.length === 0) misuse(usage, `No documents in ${pages}`);
  const { value: page, diagnostics } = scaffoldPage(sources, pages, kind, start, address, today());
  if (!page) {
    for (const { message } of diagnostics)
      console.error(`${message}\n  hint: Open that page, or choose another name.`);
    return false;
  }
  const [taken] = await writeDocuments(pages, [{ after: page.source }]);
  if (taken !== undefined) misuse(usage, `${taken} is there already.`);
  console.log(reportOn(page));
  return true;
}

/** As the calendar on the wall has it, not Greenwich. Swedes write a day as documents do: 2027-03-09. */
const today = () => new Intl.DateTimeFormat('sv').format(new Date());

function badName(name: string, meant = name): string {
  const near = suggestedRoute(meant.replace(/\.json$/, '')).replace(/\/$/, '');
  const advice = near ? ` Did you mean “${near}”?` : '';
  return `“${name}” cannot be a name: small letters, digits and hyphens make an address.${advice}\n`;
}

function reportOn({ source, route, examples }: ScaffoldedPage): string {
  const left = leftToDo(source, examples);
  const listed = (entries: typeof left.texts) => entries.map(({ line, text }) => `  ${line}\t${text}`);
  const count = left.texts.length;
  const texts = count === 1 ? 'One text is' : `${count} texts are`;
  return [
    `Wrote ${source.file}: the draft of ${route}`,
    '',
    'To write, by line:',
    ...listed(left.texts),
    '',
    'Examples, to be made true:',
    ...listed(left.examples),
    '',
    `${texts} still to be written: a draft may have them. When all is written, take out the line "draft": true;`,
    'from then on npm run check refuses a TODO that is left. An example that is left it cannot tell.',
  ].join('\n');
}

const {
  values: { pages },
  positionals,
} = readArguments(usage, {
  allowPositionals: true,
  options: { pages: { type: 'string', default: 'pages-json' } },
});
const [kind, name] = await kindAndName(positionals);
const start = Object.hasOwn(starts, kind) ? starts[kind] : undefined;
if (!start && kind !== 'block') {
  const near = nearest(kind, kinds);
  misuse(usage, `There is no kind “${kind}”.${near ? ` Did you mean “${near}”?` : ''}`);
}
if (!start && !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  misuse(usage, badName(name, name.replaceAll('/', '-')));
if (!(start ? await newPage(kind, name, start, pages) : await newBlock(name))) process.exitCode = 1;
