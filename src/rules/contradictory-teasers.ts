import { contradictoryTeaser } from '../diagnostics/contradictory-teaser/contradictory-teaser';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { locationOfValue } from '../document/location';
import type { LinkedPage } from '../site/checked-site';
import { publishedPages } from './published';
import type { Rule } from './rule';

/** Teasers whose date or title differs from that of the article. */
export const contradictoryTeasers: Rule = (site) => {
  const pages = publishedPages(site);
  const articles = new Map(
    pages.flatMap((page) => (textOf(page).includes('"article"') ? [[page.route, page]] : [])),
  );
  if (articles.size === 0) return [];
  // Parse only pages with a possible contradiction.
  const teasers = pages.flatMap((page) => (mayContradict(textOf(page), articles) ? teasersOn(page) : []));
  return teasers.flatMap(({ page, pointer, date, title, to }): readonly Diagnostic[] => {
    const article = articles.get(to);
    if (!article || page.invalidPointers.has(pointer)) return [];
    const articleInfo = articleOn(article);
    const isOther = articleInfo.date !== undefined && date !== undefined && articleInfo.date !== date;
    // Further teasers of an article may be named after a part of it.
    const isKnown = teasers.some((one) => one.to === to && isAlike(one.title, articleInfo.titles));
    const [own] = articleInfo.titles;
    return [
      ...(isOther
        ? [
            contradictoryTeaser(
              locationOfValue(page.document, `${pointer}/date`),
              `The article is of ${articleInfo.date}.`,
              'Write its day here, too: visitors see both.',
            ),
          ]
        : []),
      ...(title === undefined || own === undefined || isKnown
        ? []
        : [
            contradictoryTeaser(
              locationOfValue(page.document, `${pointer}/title`),
              `The article is called “${own}”.`,
              'Write its title here, or lead to the article that is meant.',
            ),
          ]),
    ];
  });
};

const textOf = ({ document }: LinkedPage) => document.source.text;

/**
 * A cheap first test: a link to an article is not preceded by its date or title. Other spellings are examined after
 * parsing.
 */
function mayContradict(text: string, articles: ReadonlyMap<string, LinkedPage>): boolean {
  if (!text.includes('"posts"')) return false;
  let from = 0;
  return [...text.matchAll(/"to"\s*:\s*"([^"]*)"/g)].some(({ index, 1: to = '' }) => {
    const teaser = text.slice(from, index);
    from = index;
    const article = articles.get(to);
    if (!article) return false;
    const { date, titles } = writtenIn(textOf(article));
    return !(teaser.includes(date) && isAlike(titlesIn(teaser).at(-1), titles));
  });
}

const titlesIn = (text: string) =>
  [...text.matchAll(/"title"\s*:\s*"((?:[^"\\]|\\.)*)"/g)].map(([, title = '']) => title);

const writtenIn = (text: string) => ({
  date: /"date"\s*:\s*"([^"]*)"/.exec(text)?.[1] ?? '',
  titles: titlesIn(text).slice(0, 2),
});

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
      ? (block.items ?? []).flatMap((item, at): readonly Teaser[] =>
          item?.to === undefined
            ? []
            : [
                {
                  page,
                  pointer: `/blocks/${index}/items/${at}`,
                  date: item.date,
                  title: item.title,
                  to: item.to,
                },
              ],
        )
      : [],
  );

function articleOn({ content: { title, blocks = [] } }: LinkedPage) {
  const article = blocks.find((block) => block?.type === 'article');
  const [heading] = blocks.flatMap((block) => {
    const { title: shown } = Object(block) as { title?: unknown };
    return typeof shown === 'string' ? [shown] : [];
  });
  return {
    date: article?.type === 'article' ? article.date : undefined,
    titles: [heading, title].filter((one) => one !== undefined),
  };
}

/** Differences in case or a shortened end do not count. */
const isAlike = (title: string | undefined, titles: readonly string[]) =>
  title !== undefined &&
  titles.some((one) => plain(one).includes(plain(title)) || plain(title).includes(plain(one)));

const plain = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
