import { contradictoryTeaser } from '../diagnostics/contradictory-teaser/contradictory-teaser';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { locationOfValue } from '../document/location';
import { locatedBlocks } from '../references/source-blocks';
import type { LinkedDocument, LinkedPage } from '../site/checked-site';
import { publishedDocuments, publishedPages } from './published';
import type { Rule } from './rule';

/** Teasers whose date or title is not that of the article to which they link. */
export const contradictoryTeasers: Rule = (site) => {
  const pages = publishedPages(site);
  const articles = new Map(pages.flatMap((page) => (hasBlock(page, 'article') ? [[page.route, page]] : [])));
  // The index tells which documents have such teasers, so that no others are parsed.
  const documentsWithTeasers = publishedDocuments(site).filter(
    (one) => hasBlock(one, 'posts') && one.documentIndex.paths.some((path) => articles.has(path)),
  );
  const teasers = documentsWithTeasers.flatMap(teasersOn);
  return teasers.flatMap(({ document, pointer, date, title, to }): readonly Diagnostic[] => {
    const article = articles.get(to);
    if (!article || document.invalidPointers.has(pointer)) return [];
    const articleInfo = articleOn(article);
    const hasOtherDate = articleInfo.date !== undefined && date !== undefined && articleInfo.date !== date;
    // If one teaser has the article's title, others may be called after a part of the article.
    const hasMatchingTeaser = teasers.some((one) => one.to === to && isAlike(one.title, articleInfo.titles));
    const [articleTitle] = articleInfo.titles;
    const hasOtherTitle = title !== undefined && articleTitle !== undefined && !hasMatchingTeaser;
    const report = (property: 'date' | 'title', message: string, hint: string) =>
      contradictoryTeaser(locationOfValue(document.parsed, `${pointer}/${property}`), message, hint);
    const writeDate = 'Write its day here, too: visitors see both.';
    const writeTitle = 'Write its title here, or lead to the article that is meant.';
    return [
      hasOtherDate ? report('date', `The article is of ${articleInfo.date}.`, writeDate) : [],
      hasOtherTitle ? report('title', `The article is called “${articleTitle}”.`, writeTitle) : [],
    ].flat();
  });
};

const hasBlock = ({ documentIndex }: LinkedDocument, type: string) => documentIndex.blockTypes.includes(type);

/** An entry of a `posts` block that links to a page. */
interface Teaser {
  document: LinkedDocument;
  pointer: string;
  date?: string;
  title?: string;
  to: string;
}

const teasersOn = (document: LinkedDocument): readonly Teaser[] =>
  locatedBlocks(document.validValue).flatMap(({ block, pointer }) => {
    const { type, items = [] } = block as { type?: string; items?: readonly (PostItem | undefined)[] };
    return type !== 'posts'
      ? []
      : items.flatMap((item, index) => {
          const { date, title, to } = item ?? {};
          return to === undefined
            ? []
            : [{ document, pointer: `${pointer}/items/${index}`, date, title, to }];
        });
  });

/** An entry of a `posts` block, as far as it is valid. */
type PostItem = Partial<Pick<Teaser, 'date' | 'title' | 'to'>>;

/** The date of the article on a page, and its titles: that of the first block with one, and that of the page. */
function articleOn({ content: { title, blocks = [] } }: LinkedPage) {
  const article = blocks.find((block) => block?.type === 'article');
  const [heading] = blocks.flatMap((block) => {
    const { title: blockTitle } = Object(block) as { title?: unknown };
    return typeof blockTitle === 'string' ? [blockTitle] : [];
  });
  return {
    date: article?.type === 'article' ? article.date : undefined,
    titles: [heading, title].filter((one) => one !== undefined),
  };
}

/** Whether a title is one of these. Differences in case and punctuation do not count, nor does a shortened title. */
const isAlike = (title: string | undefined, titles: readonly string[]) =>
  title !== undefined &&
  titles.some(
    (one) => normalized(one).includes(normalized(title)) || normalized(title).includes(normalized(one)),
  );

/** A title as words in lower case with single spaces between them. */
const normalized = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
