import { posix } from 'node:path';
import { contentAt, unvalidatedContent } from '../../compiler/unvalidated-content';
import { registerName } from '../../document/document-kind';
import { pathOf, routeOf } from '../../document/route';
import type { SourceFile, Sources } from '../../document/source';
import type { PageKind, RegisteredFact } from '../../generated/documents';
import { jsonText } from '../edit/json-text';
import { withValue } from '../edit/with-value';
import { addressFor, kindsIn, nameIn } from './page-kinds';

/** A new register, and its page. */
export interface ScaffoldedRegister {
  source: SourceFile;
  /** JSON Pointers of values that are only examples. */
  examplePointers: readonly string[];
  /** The page with the same name, to which `facts` is added; undefined if there is none or it has a register. */
  page?: { before: SourceFile; after: SourceFile };
  /** The page from whose register samples are copied, its register's name, and the ids of the facts in both. */
  model?: { page: SourceFile; register: string; ids: ReadonlySet<string> };
}

interface UnvalidatedPage {
  source: SourceFile;
  kind?: unknown;
  facts?: unknown;
}

/** The path of a register: `_facts/japan.json`. */
export const registerPath = (name: string) => `_facts/${name}.json`;

/**
 * Creates a register. If a page has the same name, the register gets the facts that most registers of its kind of page
 * have, so that blocks find them, with another register's values as samples; otherwise it gets a single example.
 * `schema` is the relative path from `folder` to the schemas.
 */
export function scaffoldRegister(
  sources: Sources,
  folder: string,
  name: string,
  schema: string,
  kind = kindOfPageNamed(sources, name),
): ScaffoldedRegister {
  const pages = pagesIn(sources);
  const pageAtAddress = kind && pages.find(({ source }) => source.path === pathOf(addressFor(name, kind)));
  const { leadingRegister, facts, unnamed } = commonFacts(
    sources,
    kind ? registersOf(kind.kind, pages, name) : [],
    requestsIn(kind?.opening),
  );
  const templatePage = pages.find(
    (page) => leadingRegister !== undefined && page.kind === kind?.kind && page.facts === leadingRegister,
  );
  const example = facts.length > 0 ? undefined : oneExample(sources);
  const value = { $schema: `../${schema}/register.schema.json`, facts: example ? [example] : facts };
  const path = registerPath(name);
  const text = `${jsonText(value, '', { indent: '  ', eol: '\n' }, { multiline: true })}\n`;
  return {
    source: { path, file: posix.join(folder, path), text },
    examplePointers: value.facts.flatMap(({ id }, index) => [
      ...(unnamed.includes(id) ? [`/facts/${index}/title`] : []),
      `/facts/${index}/value`,
    ]),
    ...(pageAtAddress &&
      pageAtAddress.facts === undefined && { page: withRegisterName(sources, pageAtAddress.source, name) }),
    ...(templatePage &&
      leadingRegister !== undefined && {
        model: {
          page: templatePage.source,
          register: leadingRegister,
          ids: new Set(facts.map(({ id }) => id)),
        },
      }),
  };
}

/** Whether most pages of a kind have a register with their own name. */
export function mostHaveRegisters(sources: Sources, kind: Pick<PageKind, 'kind' | 'address'>): boolean {
  const pages = pagesIn(sources).filter((page) => page.kind === kind.kind);
  const pagesOfRegister = pages.filter(({ source, facts }) => facts === nameIn(routeOf(source.path), kind));
  return pagesOfRegister.length > 0 && pagesOfRegister.length * 2 >= pages.length;
}

/** The kind of the page with this name. */
const kindOfPageNamed = (sources: Sources, name: string) => {
  const pages = pagesIn(sources);
  return kindsIn(sources).find((kind) => {
    const path = pathOf(addressFor(name, kind));
    return pages.some((page) => page.source.path === path && page.kind === kind.kind);
  });
};

const pagesIn = ({ documents }: Sources): readonly UnvalidatedPage[] =>
  documents.map((source) => {
    const { kind, facts } = Object(unvalidatedContent(source)) as { kind?: unknown; facts?: unknown };
    return { source, kind, facts };
  });

/** The names of the registers of a kind's pages, except `name`. */
const registersOf = (kind: string, pages: readonly UnvalidatedPage[], name: string): readonly string[] => [
  ...new Set(
    pages.flatMap((page) =>
      page.kind === kind && typeof page.facts === 'string' && page.facts !== name ? [page.facts] : [],
    ),
  ),
];

/** A key that facts of the same measure and the same scope share. */
const keyOf = ({ measure, scope = {} }: Pick<RegisteredFact, 'measure' | 'scope'>) =>
  JSON.stringify([measure, Object.entries(scope).sort(([one], [other]) => (one < other ? -1 : 1))]);

/** Keys of the facts that blocks request, such as the opening blocks of a kind, with the titles of their rows. */
function requestsIn(value: unknown): ReadonlyMap<string, string | undefined> {
  if (typeof value !== 'object' || value === null) return new Map();
  const { measure, title } = value as { measure?: unknown; title?: unknown };
  const request =
    typeof measure === 'string'
      ? [[keyOf(value as RegisteredFact), typeof title === 'string' ? title : undefined] as const]
      : [];
  return new Map([...request, ...Object.values(value).flatMap((inner) => [...requestsIn(inner)])]);
}

/**
 * The facts that at least half of the registers have or that blocks request. Order and values come from the register
 * that has most of them. A fact for one level is there for the other levels, too, if any register has it. `unnamed` are
 * the ids of facts that every register calls differently, and that no row names.
 */
function commonFacts(
  { documents }: Sources,
  registers: readonly string[],
  requested: ReadonlyMap<string, string | undefined>,
): { leadingRegister?: string; facts: readonly RegisteredFact[]; unnamed: readonly string[] } {
  const allRegisters = documents.flatMap((source) => {
    const register = registerName(source.path);
    if (register === undefined || !registers.includes(register)) return [];
    const { facts } = Object(unvalidatedContent(source)) as { facts?: readonly RegisteredFact[] };
    return Array.isArray(facts) ? [{ register, facts: facts.filter(hasRequiredProperties) }] : [];
  });
  // A fact that is doubtful in most registers is not common: pages do not show doubtful facts.
  const countRegistersWith = (key: string) =>
    allRegisters.filter(({ facts }) =>
      facts.some((fact) => keyOf(fact) === key && fact.status !== 'doubtful'),
    ).length;
  const isCommon = (fact: RegisteredFact) =>
    requested.has(keyOf(fact)) || countRegistersWith(keyOf(fact)) * 2 >= allRegisters.length;
  const [leading] = [...allRegisters].sort(
    (one, other) => other.facts.filter(isCommon).length - one.facts.filter(isCommon).length,
  );
  if (!leading) return { facts: [], unnamed: [] };
  const common = [leading, ...allRegisters].flatMap(({ facts }) => facts.filter(isCommon));
  const keys = new Set(common.map(keyOf));
  for (const key of common.flatMap((fact) => siblingsOf(fact, common)))
    if (allRegisters.some(({ facts }) => facts.some((fact) => keyOf(fact) === key))) keys.add(key);
  const currency = leading.facts.map(currencyOf).find((code) => code !== undefined);
  const chosenFacts = [...keys].flatMap((key) => {
    const candidates = allRegisters.flatMap(({ register, facts }) =>
      facts.filter((fact) => keyOf(fact) === key).map((fact) => ({ register, fact })),
    );
    const leadingFact = candidates.find(({ register }) => register === leading.register) ?? candidates[0];
    const titles = candidates.map(({ fact: { title } }) => title);
    const usual = mostFrequent(titles);
    const usualFact = candidates.find(({ fact: { title } }) => title === usual) ?? leadingFact;
    if (!leadingFact || !usualFact) return [];
    // A title that several registers share, or the only one. Without one, the row that requests the fact names it.
    const isUsual = titles.length === 1 || titles.filter((title) => title === usual).length > 1;
    const title = (isUsual ? undefined : requested.get(key)) ?? usualFact.fact.title;
    const fact = asSample({ ...usualFact.fact, title }, leadingFact.fact, leadingFact.register, currency);
    return [{ fact, isNamed: isUsual || title !== usualFact.fact.title }];
  });
  const uniqueFacts = chosenFacts.filter(
    ({ fact: { id } }, index) => chosenFacts.findIndex(({ fact }) => fact.id === id) === index,
  );
  return {
    leadingRegister: leading.register,
    facts: uniqueFacts.map(({ fact }) => fact),
    unnamed: uniqueFacts.filter(({ isNamed }) => !isNamed).map(({ fact: { id } }) => id),
  };
}

/**
 * Keys of the same measure for the scopes of other facts: with fees for bachelor's and master's degrees and grades
 * for a master's degree, also the grades for a bachelor's degree.
 */
const siblingsOf = (fact: RegisteredFact, others: readonly RegisteredFact[]): readonly string[] =>
  Object.keys(fact.scope ?? {}).flatMap((name) =>
    others
      .flatMap(({ measure, scope }) => (measure === fact.measure ? [] : (scope?.[name] ?? [])))
      .map((value) => keyOf({ measure: fact.measure, scope: { ...fact.scope, [name]: value } })),
  );

const hasRequiredProperties = (fact: RegisteredFact | undefined): fact is RegisteredFact =>
  typeof fact?.id === 'string' && typeof fact.measure === 'string' && typeof fact.value === 'object';

const currencyOf = ({ value }: RegisteredFact) => ('currency' in value ? value.currency : undefined);

function mostFrequent(texts: readonly string[]): string | undefined {
  const count = (text: string) => texts.filter((other) => other === text).length;
  return [...texts].sort((one, other) => count(other) - count(one))[0];
}

/** A sample fact: id and title as most registers have them, the value from the fact `from` of one register. */
function asSample(
  { id, title, label }: RegisteredFact,
  { id: from, value, measure, scope, sort }: RegisteredFact,
  register: string,
  currency: string | undefined,
): RegisteredFact {
  return {
    id,
    title,
    ...(label !== undefined && { label }),
    value: 'currency' in value && currency !== undefined ? ({ ...value, currency } as typeof value) : value,
    measure,
    ...(scope && { scope }),
    sort,
    status: 'sample',
    // rules/unlikely-figures.ts parses this sentence to find values that were not replaced.
    doubt: `Not looked up yet: the draft had the value of ${register}.${from}.`,
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
