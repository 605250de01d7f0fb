import { inspectRevision } from '../../authoring/diff/revision';
import { advanceFact } from '../../authoring/facts/advance-fact';
import { confirmFact, sourceFrom } from '../../authoring/facts/confirm-fact';
import { describeFact, describeStatus, figureOf, statuses } from '../../authoring/facts/describe-fact';
import { type FactUse, findFactUses } from '../../authoring/facts/fact-uses';
import { byReviewDate, describeDue, type FactToReview, isDue } from '../../authoring/facts/review-dates';
import { withNumbers } from '../../authoring/facts/with-numbers';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { didYouMean, nearest } from '../../diagnostics/nearest';
import { locationOfValue } from '../../document/location';
import { parseJson } from '../../document/parse-json';
import type { SourceFile } from '../../document/source';
import { writeDocuments } from '../../files/write-documents';
import { hasTakenEffect } from '../../references/fact-on-date';
import { factAsWritten, type LocatedFact, nameOfRegister } from '../../references/registers';
import { report } from '../../report/report';
import { misuse, readArguments, refuse } from '../read-arguments';
import { readSite } from '../read-site';

/** Exits with 0 on success, 1 if refused, 2 on wrong usage. */
const usage = `Usage: npm run facts -- due | list [REGISTER] | show ID | where ID | confirm ID … | advance [ID] [--pages DIR]

Keeps the figures of the registers, each by its name: prices.course

  due          lists the facts to look at again within 30 days, and those that are overdue
  list         lists all facts with their status, or those of one register; --status names one
  show ID      prints everything that is known of a fact
  where ID     lists every place that quotes it
  confirm ID   records that one fact was compared with its source today: needs --source and --outcome
  advance [ID] makes the “next” of a fact its value once its day has come, and its old value the latest of its “past”.
               Without a name, of all facts

  --status     given, verified, sample, doubtful or superseded
  --source     an https address, or in words what has none
  --outcome    same, or changed with --value
  --value      the new number, 14.15, or range, 9500-25500: its currency and unit stay. Whatever else has changed is
               written in the register first, and confirmed with --outcome same
  --publisher  who publishes the source (default: the host of the address)
  --title      the name of the page or document
  --by         the role of who looked (default: content editor)
  --pages DIR  the folder of the documents (default: pages-json)`;

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
const commands = ['due', 'list', 'show', 'where', 'confirm', 'advance'];
if (command === undefined || !commands.includes(command))
  misuse(usage, command === undefined ? 'Say what to do.' : `Unknown command “${command}”.`);
const listsFacts = command === 'due' || command === 'list';
if (command === 'due' && names.length > 0) misuse(usage, '“due” takes no name.');
if (command === 'list' && names.length > 1) misuse(usage, '“list” takes the name of one register.');
if (values.status !== undefined && command !== 'list') misuse(usage, '--status belongs to “list”.');
if (values.status !== undefined && !statuses.includes(values.status))
  misuse(usage, `No fact is “${values.status}”. --status is one of these: ${statuses.join(', ')}.`);
if (!listsFacts && names.length > 1) misuse(usage, 'One fact at a time: somebody looks at each.');
if (!listsFacts && names.length === 0 && command !== 'advance') misuse(usage, 'Name a fact.');
if (command === 'confirm') {
  if (!values.source) misuse(usage, 'Say where you looked: --source');
  if (/^http:/.test(values.source)) misuse(usage, 'Write the address of the source with “https://”.');
  if (outcome !== 'same' && outcome !== 'changed')
    misuse(usage, 'Say what you found: --outcome same|changed');
  if (outcome === 'changed' && values.value === undefined) misuse(usage, 'Say the new value: --value');
  if (outcome === 'same' && values.value !== undefined)
    misuse(usage, '--value belongs to --outcome changed.');
}

const sources = await readSite(usage, pages);
const site = inspectRevision({ sources }); // its facts and errors before any change
const today = sources.today ?? '';

if (command === 'due') listDue();
else if (command === 'list') listFacts(values.status, names[0]);
else if (command === 'advance') await advance(names[0]);
else {
  const located = findFact(names[0] ?? '');
  if (command === 'show') printFact(located);
  else if (command === 'where') printUses(located);
  else await confirm(located);
}

function findFact(name: string): LocatedFact {
  const located = site.facts.get(name);
  if (located) return located;
  const suggestion = nearest(name, site.facts.keys());
  return refuse(
    `No register of ${pages} has the fact “${name}”. ${didYouMean(suggestion, 'The name of a fact is its register, a dot, and its id.')}`,
  );
}

function listDue(): void {
  const facts = byReviewDate(site.facts.values(), today);
  const due = facts.filter(isDue);
  for (const dueFact of due) console.log(dueLine(dueFact));
  if (due.length > 0) return;
  const [next] = facts;
  console.log(
    next
      ? `No fact is due within 30 days. The next is ${next.located.name}, by ${next.reviewBy}.`
      : 'No fact says when it is due.',
  );
}

/** Lists facts with their status and doubts: all, or those of one status or register. */
function listFacts(status: string | undefined, registerName: string | undefined): void {
  const registers = new Set([...site.facts.values()].map((located) => nameOfRegister(located.register)));
  if (registerName !== undefined && !registers.has(registerName))
    refuse(
      `There are no figures in a register “${registerName}” of ${pages}. ${didYouMean(nearest(registerName, registers), `Registers: ${[...registers].join(', ')}.`)}`,
    );
  const listedFacts = [...site.facts.values()]
    .filter((located) => registerName === undefined || nameOfRegister(located.register) === registerName)
    .map(({ name, fact }) => ({ name, fact, statusText: describeStatus(fact, site) }))
    .filter(({ statusText }) => status === undefined || statusText.split(', ').includes(status));
  for (const { name, fact, statusText } of listedFacts)
    console.log(
      [name, statusText, `${fact.title}: ${figureOf(fact.value, site)}`, fact.doubt]
        .filter((text) => text !== undefined)
        .join('  '),
    );
  const count = `${listedFacts.length} ${listedFacts.length === 1 ? 'fact' : 'facts'}`;
  console.log(status === undefined ? `${count}.` : `${count}: ${status}.`);
}

function dueLine(due: FactToReview): string {
  const { name, fact } = due.located;
  return `${name}  ${describeDue(due)}  ${fact.title}: ${figureOf(fact.value, site)}`;
}

function printFact({ name, fact, register, pointer }: LocatedFact): void {
  const { file, line } = locationOfValue(register.parsed, pointer);
  const uses = findFactUses(name, site).length;
  const usesText = `${uses} ${uses === 1 ? 'place' : 'places'}: npm run facts -- where ${name}`;
  console.log([`${name}  ${file}:${line}`, ...describeFact(fact, site), `quoted in  ${usesText}`].join('\n'));
}

function printUses({ name }: LocatedFact): void {
  const uses = findFactUses(name, site);
  if (uses.length === 0) console.log(`Nothing quotes ${name}.`);
  for (const use of uses) console.log(lineOfUse(use));
}

function lineOfUse({ location: { file, line, column }, page, how }: FactUse): string {
  const descriptions = {
    value: 'as a value',
    text: 'in a text',
    compared: 'another fact is compared with it',
    calculated: 'a block takes it with its register',
  };
  return `${file}:${line}:${column}  ${page}  ${descriptions[how]}`;
}

async function confirm(located: LocatedFact): Promise<void> {
  const { name, fact } = located;
  // If the source is the same as before, it keeps the publisher and title that are not given now.
  const source = sourceFrom(values.source ?? '', values, fact.source);
  const value = outcome === 'changed' ? valueFrom(values.value ?? '', located) : undefined;
  const confirmed = confirmFact(sources, located, { on: today, by: values.by, source, value });
  const failure = `${name} was not confirmed`;
  if (confirmed.errors.length > 0) refuseFor(confirmed.errors, [confirmed.after], failure);
  const locatedAfter = (await writeRegisters([confirmed.after], failure)).get(name);
  if (!locatedAfter) return;
  const { fact: confirmedFact } = locatedAfter;
  console.log(
    `Confirmed ${name}: ${figureOf(confirmedFact.value, site)}. Due again by ${confirmedFact.reviewBy}.`,
  );
  if (outcome === 'same') return;
  const remarks = [
    fact.year === undefined ? [] : `Its year is still ${fact.year}.`,
    fact.next === undefined ? [] : 'What is to follow it, “next”, is still there.',
  ].flat();
  console.log(['Its register has the new value.', ...remarks, 'What it reaches: npm run diff'].join(' '));
}

/** Advances all facts whose next value has taken effect, or only the named one. */
async function advance(name: string | undefined): Promise<void> {
  const namedFact = name === undefined ? undefined : findFact(name);
  const { next } = namedFact ? factAsWritten(namedFact) : {};
  if (namedFact && !next) refuse(`Nothing follows ${namedFact.name}: it has no “next”.`);
  if (namedFact && next && !hasTakenEffect(next, today))
    refuse(
      `What follows ${namedFact.name} holds from ${next.from} on. Until then pages show it beside the figure.`,
    );
  const toAdvance = (namedFact ? [namedFact] : [...site.facts.values()]).filter((located) =>
    hasTakenEffect(factAsWritten(located).next, today),
  );
  if (toAdvance.length === 0) {
    console.log('No fact has a “next” whose day has come.');
    return;
  }
  const changed = new Map<string, SourceFile>();
  for (const located of toAdvance) {
    const { source: file } = located.register.parsed;
    // Several of these facts may be in one register, so each is advanced in the text that the one before it has left.
    const register = changed.get(file.path) ?? file;
    const text = advanceFact(sources, located, today, register) ?? register.text;
    changed.set(file.path, { ...register, text });
  }
  const factsAfter = await writeRegisters([...changed.values()], 'Nothing was moved on');
  for (const located of toAdvance) {
    const advanced = factsAfter.get(located.name)?.fact;
    if (!advanced) continue;
    const [value, previous] = [advanced, factAsWritten(located)].map((fact) => figureOf(fact.value, site));
    console.log(`Moved on ${located.name}: ${value}, before ${previous}.`);
  }
}

/** Writes registers if that causes no errors, and resolves with the facts of the changed site by name. */
async function writeRegisters(registers: readonly SourceFile[], failure: string) {
  const documents = sources.documents.map(
    (document) => registers.find(({ path }) => path === document.path) ?? document,
  );
  const after = inspectRevision({ sources: { ...sources, documents } });
  // Ignores errors that existed before. A new one may be a second fact with a contradicting value.
  const previousErrors = new Set(site.errors.map(({ code, message }) => code + message));
  const errors = after.errors.filter(({ code, message }) => !previousErrors.has(code + message));
  if (errors.length > 0) return refuseFor(errors, documents, failure);
  const changes = registers.flatMap((register) => {
    const before = sources.documents.find(({ path }) => path === register.path);
    return before ? [{ before, after: register }] : [];
  });
  const unwritten = await writeDocuments(pages, changes);
  if (unwritten.length > 0) refuse(`${failure}: ${unwritten.join(', ')} is not UTF-8 or has just changed.`);
  return after.facts;
}

/** Reports the errors that documents would have, and ends the command. */
function refuseFor(errors: readonly Diagnostic[], documents: readonly SourceFile[], failure: string): never {
  report(errors, { documents });
  return refuse(`${failure}: the documents would have these errors.`);
}

/** The new value of a fact from the text of `--value`: one or two numbers, which need no quotes in a shell, or JSON. */
function valueFrom(typed: string, located: LocatedFact): unknown {
  const value = withNumbers(located.fact.value, typed) ?? parseJson(typed);
  if (value !== undefined) return value;
  return misuse(
    usage,
    `“${typed}” is no number. Write it without a currency or a comma, --value 14.15, or both ends of a range, --value 9500-25500.`,
  );
}
