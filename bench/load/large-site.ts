import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Block {
  type: string;
  id?: string;
  paragraphs?: readonly string[];
}

interface Page {
  kind: string;
  title: string;
  description: string;
  listing?: object;
  blocks: Block[];
}

/** Blocks of which a page has one. */
const single = ['banner', 'hero', 'hero-carousel', 'article', 'enquiry-form'];

/**
 * Writes this site with so many more documents of about this size: its own pages, with blocks of others until they
 * are long enough. They stand in no menu: ten thousand entries would be no menu.
 */
export function writeLargeSite(folder: string, documents: number, bytes: number): void {
  cpSync('pages-json', folder, { recursive: true });
  const pages = models.map((file): Page => JSON.parse(readFileSync(join('pages-json', file), 'utf8')));
  const blocks = pages
    .flatMap((page) => page.blocks)
    .filter((block) => !single.includes(block.type) && !/[("]#/.test(JSON.stringify(block)));
  mkdirSync(join(folder, 'bulk'));
  for (let number = 0; number < documents; number += 1) {
    writeFileSync(
      join(folder, `bulk/page-${number}.json`),
      longPage(pages, blocks, number, documents, bytes),
    );
  }
}

const models = [
  'usa',
  'uk',
  'canada',
  'australia',
  'newzealand',
  'ireland',
  'france',
  'germany',
  'dubai',
].map((country) => `study-${country}.json`);

/** Each leads to the next and has a description of its own, so that the rules for the whole find nothing. */
function longPage(
  pages: readonly Page[],
  blocks: readonly Block[],
  number: number,
  documents: number,
  bytes: number,
): string {
  const { listing, ...model } = pages[number % pages.length] as Page;
  const page = {
    ...model,
    kind: 'page',
    title: `${model.title.slice(0, 40)} ${number}`,
    description: `${model.description.slice(0, 120)} ${number}`,
    blocks: [
      ...model.blocks,
      { type: 'text', paragraphs: [`[The next page](/bulk/page-${(number + 1) % documents})`] },
    ],
  };
  let text = JSON.stringify(page, null, 2);
  for (let at = number; text.length < bytes; at += 1) {
    const { id, ...block } = blocks[at % blocks.length] as Block;
    page.blocks.push(block);
    text = JSON.stringify(page, null, 2);
  }
  return text;
}
