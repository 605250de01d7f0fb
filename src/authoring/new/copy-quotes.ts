import { sourceBlocks } from '../../references/source-blocks';
import type { FilledIn } from './fill-in';

type Values = Readonly<Record<string, unknown>>;

/** The names of the registers of the existing page, whose quotes are copied, and of the new one. */
interface Registers {
  oldRegister: string;
  newRegister: string;
  /** Ids of the facts in both registers. */
  sharedIds: ReadonlySet<string>;
}

/**
 * Fills the lists of a new page with quotes of its own register: an entry for each that quotes a fact in the same list
 * of an existing page, if the new register has the fact as well. Other values are those that `page` was filled in with.
 */
export function copyQuotes(page: FilledIn, existingPage: unknown, registers: Registers): FilledIn {
  const existingBlocks = sourceBlocks(existingPage);
  const filledLists: string[] = [];
  const blocks = sourceBlocks(page.value).map((block, index) => {
    const existing = existingBlocks.find(
      ({ type, of, id }) => type === block.type && of === block.of && id === block.id,
    );
    // Without an id, blocks of one type cannot be told apart.
    if (block.id === undefined || !existing) return block;
    return Object.fromEntries(
      Object.entries(block).map(([name, value]) => {
        const entries = quotingEntries(value, existing[name], registers);
        if (entries.length === 0) return [name, value];
        filledLists.push(`/blocks/${index}/${name}/`);
        return [name, entries];
      }),
    );
  });
  return {
    value: { ...Object(page.value), blocks },
    examplePointers: page.examplePointers.filter(
      (pointer) => !filledLists.some((list) => pointer.startsWith(list)),
    ),
  };
}

/**
 * The first entry of a new page's list, once for each entry of the existing list that quotes facts of both registers.
 * The copies have the properties that both have, and the name by which menus find the existing entry (`is`).
 */
function quotingEntries(list: unknown, existing: unknown, registers: Registers): readonly Values[] {
  const [placeholder] = Array.isArray(list) ? list : [];
  if (!Array.isArray(existing) || typeof placeholder !== 'object' || placeholder === null) return [];
  return existing.flatMap((entry: Values) => {
    const kept = Object.entries(Object(entry)).filter(([name]) => name in placeholder || name === 'is');
    const quotes = kept.filter(([, value]) => factIn(value) !== undefined);
    const newQuotes = quotes.flatMap(([name, value]) => {
      const fact = inNewRegister(factIn(value) ?? '', registers);
      return fact === undefined ? [] : [[name, { fact }] as const];
    });
    if (quotes.length === 0 || newQuotes.length < quotes.length) return [];
    const others = kept.map(([name, value]) => [name, placeholder[name] ?? value] as const);
    return [Object.fromEntries([...others, ...newQuotes])];
  });
}

/** The name of the fact that a value quotes, if it does. */
const factIn = (value: unknown): string | undefined => (Object(value) as { fact?: string }).fact;

/** The name of the same fact in the new register; undefined if the register lacks it. */
function inNewRegister(fact: string, { oldRegister, newRegister, sharedIds }: Registers): string | undefined {
  const id = fact.startsWith(`${oldRegister}.`) ? fact.slice(oldRegister.length + 1) : undefined;
  return id !== undefined && sharedIds.has(id) ? `${newRegister}.${id}` : undefined;
}
