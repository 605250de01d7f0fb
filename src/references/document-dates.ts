import { listIn } from '../document/list-in';
import { blocksOfPage, sourceBlocks } from './source-blocks';

/** The date of the first article on a page; undefined if it has none. */
export const articleDate = (page: unknown): string | undefined =>
  Object(blocksOfPage(page).find((block) => Object(block).type === 'article')).date;

/**
 * Whether the rendered document changes with today's date: a notice with dates, or dated intakes, also within kinds of
 * pages and registers. Facts that change on a date are tracked by register instead (compiler/dependency-hashes.ts).
 */
export const dependsOnToday = (document: unknown): boolean =>
  hasIntakes(document) ||
  sourceBlocks(document).some(
    (block) =>
      (block.type === 'notice' && (block.from !== undefined || block.to !== undefined)) ||
      (block.type === 'intakes' && listIn(block, 'items').some((item) => Object(item).dates !== undefined)),
  );

/**
 * Whether a document is a register with an intake among its facts. A page also has a property `facts`, but that is the
 * name of its register, so it has no entries.
 */
const hasIntakes = (document: unknown): boolean =>
  listIn(document, 'facts').some((fact) => Object(Object(fact).value).intake !== undefined);
