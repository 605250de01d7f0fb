import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/files/read-tree';
import { createRandom } from './random';

interface WrittenBlock {
  type: string;
  id?: string;
}

interface WrittenPage {
  title: string;
  description: string;
  listing?: object;
  blocks: readonly WrittenBlock[];
}

/** Blocks that begin a page, that it may have only once, or that a site has on one page of its own. */
const single = [
  'banner',
  'hero',
  'hero-carousel',
  'article',
  'enquiry-form',
  'compare',
  'cost-calculator',
  'eligibility',
];

/**
 * Writes this site with as many more pages as it takes to have this many. Each begins as one of the site's pages and goes
 * on with blocks of all others, in sentences of its own, so that no two pages are alike for a cache or for compression.
 * They are in no menu. The same number gives the same documents.
 */
export async function writeVariedSite(folder: string, count: number): Promise<void> {
  cpSync('pages-json', folder, { recursive: true });
  const files = (await filesBelow('pages-json')).filter(
    (path) => path.endsWith('.json') && !path.startsWith('_'),
  );
  const pages = files.map((path): WrittenPage => JSON.parse(readFileSync(join('pages-json', path), 'utf8')));
  const isAlone = (block: unknown) => !/[("]#/.test(JSON.stringify(block)); // it links to no other on its page
  const models = pages.filter(({ blocks: [first] }) => isAlone(first));
  const blocks = pages
    .flatMap((page) => page.blocks)
    .filter((block) => !single.includes(block.type) && isAlone(block));
  for (let number = pages.length; number < count; number += 1) {
    const path = pathOf(number);
    mkdirSync(join(folder, path, '..'), { recursive: true });
    const next = number + 1 < count ? number + 1 : pages.length;
    writeFileSync(join(folder, path), JSON.stringify(variedPage(models, blocks, number, next), null, 2));
  }
}

/** A hundred in each folder. */
const pathOf = (number: number) => `bulk-${Math.floor(number / 100)}/page-${number}.json`;

function variedPage(
  models: readonly WrittenPage[],
  blocks: readonly WrittenBlock[],
  number: number,
  next: number,
): WrittenPage {
  const random = createRandom(number);
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const { listing, ...model } = oneOf(models);
  const [first, ...others] = model.blocks.filter(({ type }, at) => at === 0 || !single.includes(type));
  const own = others.filter((block) => blocks.includes(block)).slice(0, 4);
  const added = Array.from({ length: 1 + Math.floor(random() * 7) }, () => oneOf(blocks));
  return {
    ...model,
    kind: 'page',
    title: `${model.title.slice(0, 40).trim()} ${number}`,
    description: `${model.description.slice(0, 120).trim()} ${number}`,
    blocks: [
      ...(first ? [first] : []),
      ...[...new Set([...own, ...added])].map(({ id, ...block }) => reworded(block, random) as WrittenBlock),
      { type: 'text', paragraphs: [`[The next page](/${pathOf(next).replace('.json', '')})`] },
    ],
  } as WrittenPage;
}

/** Plain sentences, without a link or a figure. */
const sentences = /^[A-Za-z ,.’]{40,}$/;

/**
 * A copy of a value in which every long text begins at another of its words. Words in random order could repeat, which
 * the check warns of.
 */
function reworded(value: unknown, random: () => number): unknown {
  if (typeof value === 'string')
    return sentences.test(value) ? begunAtRandom(value.split(' '), random) : value;
  if (Array.isArray(value)) return value.map((entry) => reworded(entry, random));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, reworded(entry, random)]));
}

function begunAtRandom(words: readonly string[], random: () => number): string {
  const start = Math.floor(random() * words.length);
  return [...words.slice(start), ...words.slice(0, start)].join(' ');
}
