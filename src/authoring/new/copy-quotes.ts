import type { FilledIn } from './fill-in';
import { toDo } from './to-do';

type Values = Readonly<Record<string, unknown>>;

interface Quoting {
  /** Register of the existing page. */
  oldRegister: string;
  /** Register of the new page. */
  newRegister: string;
  /** Ids of the facts in both registers. */
  sharedIds: ReadonlySet<string>;
  /** All pages of the kind. A text that only one of them has is specific to that page and is not copied. */
  pagesOfKind: readonly unknown[];
  /** The names (`is`) by which the kind finds items. They are copied even if only one page has them. */
  itemNames: readonly string[];
}

/**
 * Fills the lists of a new page with quotes of its own register, copied from the blocks of an existing page as far as
 * the register has the facts. Other example values of a block are copied, too; texts that only one page has are not.
 */
export function copyQuotes(page: FilledIn, existingPage: unknown, quoting: Quoting): FilledIn {
  const existingBlocks = blocksOf(existingPage);
  const replacedLists: string[] = []; // the JSON Pointers of their entries begin with these
  const copiedTexts: string[] = []; // JSON Pointers
  const copiedValues = new Map<string, string>(); // by the name of the property
  const blocks = blocksOf(page.value).map((block, index) => {
    const isOfKind = ([name, value]: [string, unknown]) =>
      typeof value === 'string' &&
      !value.startsWith(toDo) &&
      !page.examples.includes(`/blocks/${index}/${name}`);
    const ofKind = Object.entries(block).filter(isOfKind);
    const counterpart = existingBlocks.find((existing) =>
      ofKind.every(([name, value]) => existing[name] === value),
    );
    if (!counterpart || block.id === undefined) return block;
    return Object.fromEntries(
      Object.entries(block).map(([name, newValue]) => {
        const pointer = `/blocks/${index}/${name}`;
        if (page.examples.includes(pointer) && typeof counterpart[name] === 'string') {
          copiedValues.set(name, counterpart[name]);
          return [name, counterpart[name]];
        }
        const entries = entriesLike(newValue, counterpart[name], quoting);
        if (entries.length === 0) return [name, newValue];
        replacedLists.push(`${pointer}/`);
        const newEntries = entries.map((entry) => withOwnTexts(entry, newValue, quoting));
        copiedTexts.push(...pointersOfTexts(newEntries, pointer, quoting));
        return [name, newEntries];
      }),
    );
  });
  // Blocks without a counterpart at least use the same currency.
  const withCopiedValues = blocks.map((block, index) =>
    Object.fromEntries(
      Object.entries(block).map(([name, newValue]) => [
        name,
        page.examples.includes(`/blocks/${index}/${name}`) ? (copiedValues.get(name) ?? newValue) : newValue,
      ]),
    ),
  );
  return {
    value: { ...Object(page.value), blocks: withCopiedValues },
    examples: [
      ...page.examples.filter((pointer) => !replacedLists.some((start) => pointer.startsWith(start))),
      ...copiedTexts,
    ],
  };
}

/** JSON Pointers of copied texts, which the author has to replace. */
const pointersOfTexts = (
  entries: readonly Values[],
  pointer: string,
  { itemNames }: Quoting,
): readonly string[] =>
  entries.flatMap((entry, index) =>
    Object.entries(entry).flatMap(([name, value]) =>
      typeof value === 'string' && !value.startsWith(toDo) && !itemNames.includes(value)
        ? [`${pointer}/${index}/${name}`]
        : [],
    ),
  );

/**
 * Replaces texts that are specific to one page by the placeholder of the draft: “Graduate Route” where other pages have
 * “Stay after graduation”.
 */
function withOwnTexts(entry: Values, newValue: unknown, { pagesOfKind, itemNames }: Quoting): Values {
  const [first] = newValue as readonly Values[];
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      const placeholder = first?.[name];
      const isOfOnePage =
        typeof value === 'string' &&
        !itemNames.includes(value) &&
        pagesOfKind.filter((page) => JSON.stringify(page).includes(JSON.stringify(value))).length < 2;
      return [name, isOfOnePage && typeof placeholder === 'string' ? placeholder : value];
    }),
  );
}

const blocksOf = (page: unknown): readonly Values[] => {
  const { blocks } = Object(page) as { blocks?: unknown };
  return Array.isArray(blocks) ? blocks : [];
};

/**
 * The entries of the existing page that quote facts, with the properties that the new page's entries have, quoting the
 * new register.
 */
function entriesLike(newValue: unknown, others: unknown, quoting: Quoting): readonly Values[] {
  const [first] = Array.isArray(newValue) ? newValue : [];
  if (!Array.isArray(others) || typeof first !== 'object' || first === null) return [];
  return others.flatMap((entry: Values) => {
    const isNamed = (value: unknown) => quoting.itemNames.some((name) => name === value);
    const relevant = Object.entries(Object(entry)).filter(([name, value]) => name in first || isNamed(value));
    const inNew = relevant.map(([name, value]) => [name, inNewRegister(value, quoting)] as const);
    const quotes = relevant.filter(([, value]) => factIn(value) !== undefined);
    const isKnown = quotes.length > 0 && inNew.every(([, value]) => value !== undefined);
    return isKnown ? [Object.fromEntries(inNew)] : [];
  });
}

const factIn = (value: unknown): string | undefined => {
  const { fact } = Object(value) as { fact?: unknown };
  return typeof fact === 'string' ? fact : undefined;
};

/** The same quote of the new register; undefined if the register lacks the fact. */
function inNewRegister(value: unknown, { oldRegister, newRegister, sharedIds }: Quoting): unknown {
  const fact = factIn(value);
  if (fact === undefined) return value;
  const id = fact.startsWith(`${oldRegister}.`) ? fact.slice(oldRegister.length + 1) : undefined;
  return id !== undefined && sharedIds.has(id) ? { fact: `${newRegister}.${id}` } : undefined;
}
