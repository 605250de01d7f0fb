import { contradictoryTeaser } from '../diagnostics/contradictory-teaser/contradictory-teaser';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { locationOfValue } from '../document/location';
import type { LinkedPage } from '../site/checked-site';
import { publishedPages } from './published';
import type { Rule } from './rule';

/** Teasers whose date or title is not that of the article to which they link. */
export const contradictoryTeasers: Rule = (site) => {
  const pages = publishedPages(site);
  const articles = new Map(pages.flatMap((page) => (hasBlock(page, 'article') ? [[page.route, page]] : [])));
  // The index tells which pages have such teasers, so that no others are parsed.
  const pagesWithTeasers = pages.filter(
    (page) => hasBlock(page, 'posts') && page.documentIndex.paths.some((path) => articles.has(path)),
  );
  const teasers = pagesWithTeasers.flatMap(teasersOn);
  return teasers.flatMap(({ page, pointer, date, title, to }): readonly Diagnostic[] => {
    const article = articles.get(to);
    if (!article || page.invalidPointers.has(pointer)) return [];
    const articleInfo = articleOn(article);
    const hasOtherDate = articleInfo.date !== undefined && date !== undefined && articleInfo.date !== date;
    // If one teaser has the article's title, others may be called after a part of the article.
    const hasMatchingTeaser = teasers.some((one) => one.to === to && isAlike(one.title, articleInfo.titles));
    const [articleTitle] = articleInfo.titles;
    return [
      ...(hasOtherDate
        ? [
            contradictoryTeaser(
              locationOfValue(page.parsed, `${pointer}/date`),
              `The article is of ${articleInfo.date}.`,
              'Write its day here, too: visitors see both.',
            ),
          ]
        : []),
      ...(title === undefined || articleTitle === undefined || hasMatchingTeaser
        ? []
        : [
            contradictoryTeaser(
              locationOfValue(page.parsed, `${pointer}/title`),
              `The article is called “${articleTitle}”.`,
              'Write its title here, or lead to the article that is meant.',
            ),
          ]),
    ];
  });
};

const hasBlock = ({ documentIndex }: LinkedPage, type: string) => documentIndex.blockTypes.includes(type);

/** An entry of a `posts` block that links to a page. */
interface Teaser {
  page: LinkedPage;
  pointer: string;
  date?: string;
  title?: string;
  to: string;
}

const teasersOn = (page: LinkedPage): readonly Teaser[] =>
  (page.content.blocks ?? []).flatMap((block, index) =>
    block?.type === 'posts'
      ? (block.items ?? []).flatMap((item, itemIndex): readonly Teaser[] =>
          item?.to === undefined
            ? []
            : [
                {
                  page,
                  pointer: `/blocks/${index}/items/${itemIndex}`,
                  date: item.date,
                  title: item.title,
                  to: item.to,
                },
              ],
        )
      : [],
  );

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
