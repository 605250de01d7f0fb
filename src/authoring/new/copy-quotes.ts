import type { FilledIn } from './fill-in';
import { toDo } from './to-do';

type Values = Readonly<Record<string, unknown>>;

/** The registers of the existing and of the new page, and what else decides what is copied. */
interface Quoting {
  /** The name of the existing page's register. */
  oldRegister: string;
  /** The name of the new page's register. */
  newRegister: string;
  /** Ids of the facts in both registers. */
  sharedIds: ReadonlySet<string>;
  /** All pages of the kind. A text that only one of them has is specific to that page and is not copied. */
  pagesOfKind: readonly unknown[];
  /** The names by which the kind of page finds items of blocks (`is` in _kinds.json). They are always copied. */
  itemNames: readonly string[];
}

/**
 * Fills the lists of a new page with quotes of its own register, copied from the blocks of an existing page as far as
 * the register has the facts. Other example values of a block (those at the pointers `page.examplePointers`) are
 * copied, too; texts that only one page has are not.
 */
export function copyQuotes(page: FilledIn, existingPage: unknown, quoting: Quoting): FilledIn {
  const existingBlocks = blocksOf(existingPage);
  const pointersOfLists: string[] = []; // of the lists that are replaced, each with a slash at its end
  const pointersOfCopies: string[] = []; // of texts that are copied in these lists
  const copiedValues = new Map<string, string>(); // by the name of the property
  const blocks = blocksOf(page.value).map((block, index) => {
    // Texts that come from the kind of page, such as the type and the id of the block.
    const fixedTexts = Object.entries(block).filter(
      ([name, value]) =>
        typeof value === 'string' &&
        !value.startsWith(toDo) &&
        !page.examplePointers.includes(`/blocks/${index}/${name}`),
    );
    const counterpart = existingBlocks.find((existing) =>
      fixedTexts.every(([name, value]) => existing[name] === value),
    );
    // Without an id, blocks of one type cannot be told apart.
    if (!counterpart || block.id === undefined) return block;
    return Object.fromEntries(
      Object.entries(block).map(([name, newValue]) => {
        const pointer = `/blocks/${index}/${name}`;
        if (page.examplePointers.includes(pointer) && typeof counterpart[name] === 'string') {
          copiedValues.set(name, counterpart[name]);
          return [name, counterpart[name]];
        }
        const entries = entriesLike(newValue, counterpart[name], quoting);
        if (entries.length === 0) return [name, newValue];
        pointersOfLists.push(`${pointer}/`);
        const newEntries = entries.map((entry) => withOwnTexts(entry, newValue, quoting));
        pointersOfCopies.push(...pointersOfTexts(newEntries, pointer, quoting));
        return [name, newEntries];
      }),
    );
  });
  // Blocks without a counterpart get the copied values of properties with the same name, such as the currency.
  const withCopiedValues = blocks.map((block, index) =>
    Object.fromEntries(
      Object.entries(block).map(([name, newValue]) => [
        name,
        page.examplePointers.includes(`/blocks/${index}/${name}`)
          ? (copiedValues.get(name) ?? newValue)
          : newValue,
      ]),
    ),
  );
  return {
    value: { ...Object(page.value), blocks: withCopiedValues },
    examplePointers: [
      ...page.examplePointers.filter(
        (pointer) => !pointersOfLists.some((start) => pointer.startsWith(start)),
      ),
      ...pointersOfCopies,
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
  // The draft has a single entry, with placeholders for its texts.
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
function entriesLike(newValue: unknown, existingValue: unknown, quoting: Quoting): readonly Values[] {
  const [first] = Array.isArray(newValue) ? newValue : [];
  if (!Array.isArray(existingValue) || typeof first !== 'object' || first === null) return [];
  return existingValue.flatMap((entry: Values) => {
    const isItemName = (value: unknown) => quoting.itemNames.some((name) => name === value);
    const relevant = Object.entries(Object(entry)).filter(
      ([name, value]) => name in first || isItemName(value),
    );
    const inNew = relevant.map(([name, value]) => [name, inNewRegister(value, quoting)] as const);
    const quotes = relevant.filter(([, value]) => factIn(value) !== undefined);
    const canBeQuoted = quotes.length > 0 && inNew.every(([, value]) => value !== undefined);
    return canBeQuoted ? [Object.fromEntries(inNew)] : [];
  });
}

/** The name of the fact that a value quotes, if it does. */
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
