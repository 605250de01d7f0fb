import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import markdownIt from 'markdown-it';

const markdown = markdownIt();

/** The folder of the documents, of which each becomes a page. */
const folder = process.env.DOCUMENTS;

const documents = readdirSync(folder, { recursive: true })
  .filter((path) => path.endsWith('.json') && !path.startsWith('_'))
  .map((path) => ({
    ...JSON.parse(readFileSync(join(folder, path), 'utf8')),
    path: path.slice(0, -'.json'.length),
  }));

export default function configure(eleventy) {
  eleventy.addGlobalData('documents', documents);
  eleventy.addGlobalData('menu', documents.slice(0, 34));
  eleventy.addFilter('markdown', (text) => markdown.renderInline(text));
  eleventy.addFilter('isObject', (value) => typeof value === 'object');
  return { dir: { input: 'pages' } };
}
