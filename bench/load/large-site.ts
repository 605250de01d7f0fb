import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface WrittenBlock {
  type: string;
  id?: string;
  paragraphs?: readonly string[];
}

interface WrittenPage {
  kind: string;
  title: string;
  description: string;
  listing?: object;
  blocks: WrittenBlock[];
}

/** Blocks that a page may have only once. */
const single = ['banner', 'hero', 'hero-carousel', 'article', 'enquiry-form'];

/**
 * Writes this site with this many more documents of about this size: copies of its pages, with blocks of others until they
 * are long enough. They are in no menu, since a menu of ten thousand entries would distort the result.
 */
export function writeLargeSite(folder: string, documents: number, bytes: number): void {
  cpSync('pages-json', folder, { recursive: true });
  const pages = models.map((file): WrittenPage => JSON.parse(readFileSync(join('pages-json', file), 'utf8')));
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

/** Each links to the next and has its own description, so that the whole-site rules report nothing. */
function longPage(
  pages: readonly WrittenPage[],
  blocks: readonly WrittenBlock[],
  number: number,
  documents: number,
  bytes: number,
): string {
  const { listing, ...model } = pages[number % pages.length] as WrittenPage;
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
    const { id, ...block } = blocks[at % blocks.length] as WrittenBlock;
    page.blocks.push(block);
    text = JSON.stringify(page, null, 2);
  }
  return text;
}
