import { posix } from 'node:path';
import { contentAt } from '../../compiler/unvalidated-content';
import { validate } from '../../compiler/validate';
import { groupBy } from '../../document/group-by';
import { pathOf, routeOf } from '../../document/route';
import type { SourceFile, Sources } from '../../document/source';
import type { PageKind, RegisteredFact } from '../../generated/documents';
import type { ReferringDocument } from '../../references/reference-kind';
import { factsByName, type LocatedFact, nameOfRegister } from '../../references/registers';
import { jsonText } from '../edit/json-text';
import { withValue } from '../edit/with-value';
import { addressFor, kindsIn, nameIn, pagesOfKind, type UnvalidatedPage } from './page-kinds';

/** A new register, and its page. */
export interface ScaffoldedRegister {
  source: SourceFile;
  /** JSON Pointers of values that are only examples. */
  examplePointers: readonly string[];
  /** The page with the same name, to which `facts` is added; undefined if there is none or it has a register. */
  page?: { before: SourceFile; after: SourceFile };
  /** The page from whose register samples are copied, its register's name, and the facts in both. */
  model?: { page: SourceFile; register: string; facts: readonly RegisteredFact[] };
}

/** The path of a register: `_facts/japan.json`. */
export const registerPath = (name: string) => `_facts/${name}.json`;

/** The facts that at least this share of the registers of one kind of page have are copied into a new register. */
const commonShare = 0.4;

/**
 * Creates a register. If a page has the same name, the register gets samples of the facts of another page of its kind
 * that many of these pages have, so that blocks find them; otherwise it gets a single example.
 * `schema` is the relative path from `folder` to the schemas.
 */
export function scaffoldRegister(
  sources: Sources,
  folder: string,
  name: string,
  schema: string,
  kind = kindOfPageNamed(sources, name),
): ScaffoldedRegister {
  const pages = kind ? pagesOfKind(sources, kind.kind) : [];
  const pageAtAddress = kind && pages.find(({ source }) => source.path === pathOf(addressFor(name, kind)));
  const others = pages.filter(({ content }) => content.facts !== name);
  const { facts, unsharedTitles } = commonFacts(sources, others, keysIn(kind?.opening));
  const [register] = facts.map((fact) => nameOfRegister(fact.register));
  const model = register === undefined ? undefined : others.find(({ content }) => content.facts === register);
  const samples = facts.length > 0 ? facts.map(asSample) : [oneExample(sources)];
  const value = { $schema: `../${schema}/register.schema.json`, facts: samples };
  const path = registerPath(name);
  const text = `${jsonText(value, '', { indent: '  ', eol: '\n' }, { multiline: true })}\n`;
  return {
    source: { path, file: posix.join(folder, path), text },
    examplePointers: samples.flatMap(({ title }, index) => [
      ...(unsharedTitles.has(title) ? [`/facts/${index}/title`] : []),
      `/facts/${index}/value`,
    ]),
    ...(pageAtAddress &&
      pageAtAddress.content.facts === undefined && {
        page: withRegisterName(sources, pageAtAddress.source, name),
      }),
    ...(register !== undefined && model && { model: { page: model.source, register, facts: samples } }),
  };
}

/** Whether most pages of a kind have a register with their own name. */
export function mostHaveRegisters(sources: Sources, kind: Pick<PageKind, 'kind' | 'address'>): boolean {
  const pages = pagesOfKind(sources, kind.kind);
  const withOwnRegister = pages.filter(
    ({ source, content }) => content.facts === nameIn(routeOf(source.path), kind),
  );
  return withOwnRegister.length > 0 && withOwnRegister.length * 2 >= pages.length;
}

/** The kind of the page with this name. */
const kindOfPageNamed = (sources: Sources, name: string) =>
  kindsIn(sources).find((kind) => {
    const path = pathOf(addressFor(name, kind));
    return pagesOfKind(sources, kind.kind).some(({ source }) => source.path === path);
  });

/** A key that facts of the same measure and the same scope share. */
const keyOf = ({ measure, scope = {} }: Pick<RegisteredFact, 'measure' | 'scope'>) =>
  JSON.stringify([measure, Object.entries(scope).sort(([one], [other]) => (one < other ? -1 : 1))]);

/** Keys of the facts that blocks request, such as the opening blocks of a kind. */
function keysIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'measure' in value ? [keyOf(value as RegisteredFact)] : [];
  return [...own, ...Object.values(value).flatMap(keysIn)];
}

/**
 * Of the facts that many registers of these pages have or that blocks request, those of the register that has most.
 * `unsharedTitles` are titles that no other register has, although it has the fact.
 */
function commonFacts(
  { documents, schemas }: Sources,
  pages: readonly UnvalidatedPage[],
  requestedKeys: readonly string[],
): { facts: readonly LocatedFact[]; unsharedTitles: ReadonlySet<string> } {
  const paths = new Set(pages.map(({ content }) => registerPath(String(content.facts))));
  const registers = documents
    .filter(({ path }) => paths.has(path))
    .flatMap((source) => validate(schemas, source).value ?? []) as readonly ReferringDocument[];
  const allFacts = [...factsByName(registers).values()];
  const factsByKey = groupBy(allFacts, ({ fact }) => keyOf(fact));
  const isCommon = ({ fact }: LocatedFact) => {
    // A fact that is doubtful in most registers is not common: pages do not show doubtful facts.
    const reliable = factsByKey.get(keyOf(fact))?.filter((other) => other.fact.status !== 'doubtful') ?? [];
    return requestedKeys.includes(keyOf(fact)) || reliable.length >= registers.length * commonShare;
  };
  const commonByRegister = groupBy(allFacts.filter(isCommon), ({ register }) => register);
  const [facts = []] = [...commonByRegister.values()].sort((one, other) => other.length - one.length);
  const unshared = facts.filter(({ fact }) => {
    const titles = (factsByKey.get(keyOf(fact)) ?? []).map((other) => other.fact.title);
    return titles.length > 1 && titles.filter((title) => title === fact.title).length === 1;
  });
  return { facts, unsharedTitles: new Set(unshared.map(({ fact }) => fact.title)) };
}

/**
 * A fact as a sample for another register: without its source, its dates and its remarks, which somebody has looked up
 * for the register that has it.
 */
function asSample({
  name,
  fact: { id, title, label, value, measure, scope, sort },
}: LocatedFact): RegisteredFact {
  return {
    id,
    title,
    ...(label !== undefined && { label }),
    value,
    measure,
    ...(scope && { scope }),
    sort,
    status: 'sample',
    // rules/unlikely-figures.ts parses this sentence to find values that were not replaced.
    doubt: `Not looked up yet: the draft had the value of ${name}.`,
  };
}

/** The schema's example, with a measure that the site has. */
function oneExample({ schemas, documents }: Sources): RegisteredFact {
  const { measures } = Object(contentAt(documents, '_site.json')) as { measures?: { names?: string[] } };
  const { examples: [example] = [] } = schemas['schema/parts/registered-fact.schema.json'] ?? {};
  const fact = example as RegisteredFact;
  const names = measures?.names ?? [];
  const measure = names.includes(fact.measure) ? fact.measure : (names[0] ?? fact.measure);
  return { ...fact, measure, status: 'sample' };
}

/** Adds the register's name to its page. */
function withRegisterName({ schemas }: Sources, before: SourceFile, name: string) {
  const names = Object.keys(schemas['schema/page.schema.json']?.properties ?? {});
  const text = withValue(before.text, ['facts'], name, {
    insertBefore: names.slice(names.indexOf('facts') + 1),
  });
  return { before, after: { ...before, text } };
}
