import { writtenBlocks } from './written-blocks';

/** The day of the first article on a page. */
export function articleDate(page: unknown): string | undefined {
  const { blocks } = Object(page) as { blocks?: unknown };
  const article = (Array.isArray(blocks) ? blocks : []).find((block) => Object(block).type === 'article');
  return article?.date;
}

/**
 * Whether what is shown of a document depends on the day, on a page or at the end of a kind of pages: a notice with dates,
 * intakes with some, also those of a register. A figure that changes on a day is known by its register (compiler/dependency-hashes.ts).
 */
export const isDated = (document: unknown): boolean =>
  intakesIn(document) ||
  writtenBlocks(document).some(
    ({ type, from, to, items }) =>
      (type === 'notice' && (from !== undefined || to !== undefined)) ||
      (type === 'intakes' && Array.isArray(items) && items.some((item) => Object(item).dates !== undefined)),
  );

const intakesIn = (register: unknown): boolean => {
  const { facts } = Object(register) as { facts?: unknown };
  return Array.isArray(facts) && facts.some((fact) => Object(Object(fact).value).intake !== undefined);
};
