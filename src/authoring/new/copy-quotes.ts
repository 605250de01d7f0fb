import type { FilledIn } from './fill-in';
import { toDo } from './to-do';

type Values = Readonly<Record<string, unknown>>;

interface Quoting {
  /** Register of the existing page. */
  from: string;
  /** Register of the new page. */
  to: string;
  /** Ids of the facts in both registers. */
  ids: ReadonlySet<string>;
  /** All pages of the kind. A text that only one of them has is specific to that page and is not copied. */
  like: readonly unknown[];
  /** The names (`is`) by which the kind finds items. They are copied even if only one page has them. */
  names: readonly string[];
}

/**
 * Fills the lists of a new page with quotes of its own register, copied from the blocks of an existing page as far as
 * the register has the facts. Other example values of a block are copied, too; texts that only one page has are not.
 */
export function copyQuotes(page: FilledIn, other: unknown, quoting: Quoting): FilledIn {
  const others = blocksOf(other);
  const replaced: string[] = [];
  const texts: string[] = [];
  const usual = new Map<string, string>();
  const blocks = blocksOf(page.value).map((block, at) => {
    const isGiven = ([name, value]: [string, unknown]) =>
      typeof value === 'string' &&
      !value.startsWith(toDo) &&
      !page.examples.includes(`/blocks/${at}/${name}`);
    const givenProperties = Object.entries(block).filter(isGiven);
    const like = others.find((other) => givenProperties.every(([name, value]) => other[name] === value));
    if (!like || block.id === undefined) return block;
    return Object.fromEntries(
      Object.entries(block).map(([name, own]) => {
        const pointer = `/blocks/${at}/${name}`;
        if (page.examples.includes(pointer) && typeof like[name] === 'string') {
          usual.set(name, like[name]);
          return [name, like[name]];
        }
        const entries = entriesLike(own, like[name], quoting);
        if (entries.length === 0) return [name, own];
        replaced.push(`${pointer}/`);
        const newEntries = entries.map((entry) => withOwnTexts(entry, own, quoting));
        texts.push(...textsOf(newEntries, pointer, quoting));
        return [name, newEntries];
      }),
    );
  });
  // Blocks without a counterpart at least use the same currency.
  const agreeing = blocks.map((block, at) =>
    Object.fromEntries(
      Object.entries(block).map(([name, own]) => [
        name,
        page.examples.includes(`/blocks/${at}/${name}`) ? (usual.get(name) ?? own) : own,
      ]),
    ),
  );
  return {
    value: { ...Object(page.value), blocks: agreeing },
    examples: [
      ...page.examples.filter((pointer) => !replaced.some((start) => pointer.startsWith(start))),
      ...texts,
    ],
  };
}

/** Copied texts, which the author has to replace. */
const textsOf = (entries: readonly Values[], pointer: string, { names }: Quoting): readonly string[] =>
  entries.flatMap((entry, at) =>
    Object.entries(entry).flatMap(([name, value]) =>
      typeof value === 'string' && !value.startsWith(toDo) && !names.includes(value)
        ? [`${pointer}/${at}/${name}`]
        : [],
    ),
  );

/**
 * Replaces texts that are specific to one page by the placeholder of the draft: “Graduate Route” where other pages have
 * “Stay after graduation”.
 */
function withOwnTexts(entry: Values, own: unknown, { like, names }: Quoting): Values {
  const [first] = own as readonly Values[];
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      const requestedMeasure = first?.[name];
      const isOfOne =
        typeof value === 'string' &&
        !names.includes(value) &&
        like.filter((page) => JSON.stringify(page).includes(JSON.stringify(value))).length < 2;
      return [name, isOfOne && typeof requestedMeasure === 'string' ? requestedMeasure : value];
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
function entriesLike(own: unknown, others: unknown, quoting: Quoting): readonly Values[] {
  const [first] = Array.isArray(own) ? own : [];
  if (!Array.isArray(others) || typeof first !== 'object' || first === null) return [];
  return others.flatMap((entry: Values) => {
    const isNamed = (value: unknown) => quoting.names.some((name) => name === value);
    const kept = Object.entries(Object(entry)).filter(([name, value]) => name in first || isNamed(value));
    const quoted = kept.map(([name, value]) => [name, quotedAnew(value, quoting)] as const);
    const quotes = kept.filter(([, value]) => factIn(value) !== undefined);
    const isKnown = quotes.length > 0 && quoted.every(([, value]) => value !== undefined);
    return isKnown ? [Object.fromEntries(quoted)] : [];
  });
}

const factIn = (value: unknown): string | undefined => {
  const { fact } = Object(value) as { fact?: unknown };
  return typeof fact === 'string' ? fact : undefined;
};

/** The same quote of the new register; undefined if the register lacks the fact. */
function quotedAnew(value: unknown, { from, to, ids }: Quoting): unknown {
  const fact = factIn(value);
  if (fact === undefined) return value;
  const id = fact.startsWith(`${from}.`) ? fact.slice(from.length + 1) : undefined;
  return id !== undefined && ids.has(id) ? { fact: `${to}.${id}` } : undefined;
}
