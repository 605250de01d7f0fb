import { inspectRevision } from '../src/authoring/diff/revision';
import { confirmFact, sourceFrom } from '../src/authoring/facts/confirm-fact';
import { describeFact, figureOf, standing, statuses } from '../src/authoring/facts/describe-fact';
import { type DueFact, dueFacts, nextDue } from '../src/authoring/facts/due-facts';
import { type FactPlace, placesOf } from '../src/authoring/facts/fact-places';
import { didYouMean, nearest } from '../src/diagnostics/nearest';
import { locationOfValue } from '../src/document/location';
import type { PlacedFact } from '../src/references/registers';
import { validateByKeptCode } from './kept-validators';
import { misuse, readArguments } from './read-arguments';
import { readSources } from './read-sources';
import { report } from './report';
import { writeDocuments } from './write-documents';

/** `npm run facts -- due | list | show ID | where ID | confirm ID …`: the upkeep of figures. Exits with 0 done, 1 refused, 2 misuse. */
const usage = `Usage: npm run facts -- due | list | show ID | where ID | confirm ID --source WHERE --outcome same|changed [--pages DIR]

Keeps the figures of the registers, each by its name: prices.course

  due          lists the facts to look at again within 30 days, and those that are overdue
  list         lists all facts with their status; --status names one
  show ID      prints everything that is known of a fact
  where ID     lists every place that quotes it
  confirm ID   writes down that somebody compared it with its source today: one fact at a time

  --status     given, verified, sample, doubtful or superseded
  --source     an https address, or in words what has none
  --outcome    same, or changed with --value
  --value      the new value as JSON: '{ "from": 9500, "currency": "EUR", "per": "year" }'
  --publisher  who publishes the source (default: the host of the address)
  --title      the name of the page or document
  --by         the role of who looked (default: content editor)
  --pages DIR  the folder of the documents (default: pages-json)`;

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: 'pages-json' },
    status: { type: 'string' },
    source: { type: 'string' },
    outcome: { type: 'string' },
    value: { type: 'string' },
    publisher: { type: 'string' },
    title: { type: 'string' },
    by: { type: 'string', default: 'content editor' },
  },
});
const [command, ...names] = positionals;
const { pages, outcome } = values;
const commands = ['due', 'list', 'show', 'where', 'confirm'];
if (command === undefined || !commands.includes(command))
  misuse(usage, command === undefined ? 'Say what to do.' : `Unknown command “${command}”.`);
const isOfAll = command === 'due' || command === 'list';
if (isOfAll && names.length > 0) misuse(usage, `“${command}” takes no name.`);
if (values.status !== undefined && command !== 'list') misuse(usage, '--status belongs to “list”.');
if (values.status !== undefined && !statuses.includes(values.status))
  misuse(usage, `No fact is “${values.status}”. --status is one of these: ${statuses.join(', ')}.`);
if (!isOfAll && names.length !== 1)
  misuse(usage, names.length === 0 ? 'Name a fact.' : 'One fact at a time: somebody looks at each.');
if (command === 'confirm') {
  if (!values.source) misuse(usage, 'Say where you looked: --source');
  if (/^http:/.test(values.source)) misuse(usage, 'Write the address of the source with “https://”.');
  if (outcome !== 'same' && outcome !== 'changed')
    misuse(usage, 'Say what you found: --outcome same|changed');
  if (outcome === 'changed' && values.value === undefined) misuse(usage, 'Say the new value: --value');
  if (outcome === 'same' && values.value !== undefined)
    misuse(usage, '--value belongs to --outcome changed.');
}

const sources = await readSources(pages);
validateByKeptCode(sources.schemas);
if (sources.documents.length === 0) misuse(usage, `No documents in ${pages}`);
const site = inspectRevision({ sources, fileContents: new Map() });
const today = sources.today ?? '';

if (command === 'due') listDue();
else if (command === 'list') listAll(values.status);
else {
  const placed = find(names[0] ?? '');
  if (command === 'show') show(placed);
  else if (command === 'where') where(placed);
  else await confirm(placed);
}

function find(name: string): PlacedFact {
  const placed = site.facts.get(name);
  if (placed) return placed;
  const near = nearest(name, site.facts.keys());
  return refuse(
    `No register of ${pages} has the fact “${name}”. ${didYouMean(near, 'The name of a fact is its register, a dot, and its id.')}`,
  );
}

function listDue(): void {
  const due = dueFacts(site.facts.values(), today);
  for (const one of due) console.log(lineFor(one));
  if (due.length > 0) return;
  const next = nextDue(site.facts.values(), today);
  console.log(
    next
      ? `No fact is due within 30 days. The next is ${next.placed.name}, by ${next.reviewBy}.`
      : 'No fact says when it is due.',
  );
}

/** Each with how far it can be relied on, and why it is doubted. */
function listAll(status: string | undefined): void {
  const found = [...site.facts.values()]
    .map(({ name, fact }) => ({ name, fact, stands: standing(fact, site) }))
    .filter(({ stands }) => status === undefined || stands.split(', ').includes(status));
  for (const { name, fact, stands } of found)
    console.log(
      [name, stands, `${fact.title}: ${figureOf(fact.value, site)}`, fact.doubt]
        .filter((part) => part !== undefined)
        .join('  '),
    );
  const count = `${found.length} ${found.length === 1 ? 'fact' : 'facts'}`;
  console.log(status === undefined ? `${count}.` : `${count}: ${status}.`);
}

function lineFor({ placed: { name, fact }, reviewBy, days }: DueFact): string {
  const when = days < 0 ? `overdue since ${reviewBy}` : `due by ${reviewBy}`;
  return `${name}  ${when}  ${fact.title}: ${figureOf(fact.value, site)}`;
}

function show({ name, fact, register, pointer }: PlacedFact): void {
  const { file, line } = locationOfValue(register.document, pointer);
  const places = placesOf(name, site).length;
  const quoted = `${places} ${places === 1 ? 'place' : 'places'}: npm run facts -- where ${name}`;
  console.log([`${name}  ${file}:${line}`, ...describeFact(fact, site), `quoted in  ${quoted}`].join('\n'));
}

function where({ name }: PlacedFact): void {
  const places = placesOf(name, site);
  if (places.length === 0) console.log(`Nothing quotes ${name}.`);
  for (const place of places) console.log(placeInWords(place));
}

function placeInWords({ location: { file, line, column }, page, how }: FactPlace): string {
  const ways = {
    value: 'as a value',
    text: 'in a text',
    compared: 'another fact is compared with it',
    reckoned: 'a block takes it with its register',
  };
  return `${file}:${line}:${column}  ${page}  ${ways[how]}`;
}

async function confirm(placed: PlacedFact): Promise<void> {
  const { name, fact } = placed;
  const source = sourceFrom(values.source ?? '', values, fact.source);
  const value = outcome === 'changed' ? parsed(values.value ?? '') : undefined;
  const confirmed = confirmFact(sources, placed, { on: today, by: values.by, source, value });
  const documents = sources.documents.map((document) =>
    document.path === confirmed.after.path ? confirmed.after : document,
  );
  // What is wrong with the whole site only now: a second fact with a value that contradicts this one.
  const known = new Set(site.errors.map(({ code, message }) => code + message));
  const errors =
    'errors' in confirmed
      ? confirmed.errors
      : inspectRevision({ sources: { ...sources, documents }, fileContents: new Map() }).errors.filter(
          ({ code, message }) => !known.has(code + message),
        );
  if (errors.length > 0 || 'errors' in confirmed) {
    report(errors, { documents });
    return refuse(`${name} was not confirmed: the documents would have these errors.`);
  }
  const others = await writeDocuments(pages, [confirmed]);
  if (others.length > 0)
    refuse(`${name} was not confirmed: ${others.join(', ')} is not UTF-8 or has just changed.`);
  const now = inspectRevision({ sources: { ...sources, documents }, fileContents: new Map() }).facts.get(
    name,
  );
  if (!now) return;
  console.log(`Confirmed ${name}: ${figureOf(now.fact.value, site)}. Due again by ${now.fact.reviewBy}.`);
  if (outcome === 'same') return;
  const remarks = [
    fact.year === undefined ? [] : `Its year is still ${fact.year}.`,
    fact.next === undefined ? [] : 'What is to follow it, “next”, is still there.',
  ].flat();
  console.log(['Its register has the new value.', ...remarks, 'What it reaches: npm run diff'].join(' '));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return misuse(usage, `This is not JSON: ${json}`);
  }
}
