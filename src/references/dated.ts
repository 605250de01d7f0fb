/** The day of the first article on a page. */
export function articleDate(page: unknown): string | undefined {
  const { blocks } = Object(page) as { blocks?: unknown };
  const article = (Array.isArray(blocks) ? blocks : []).find((block) => Object(block).type === 'article');
  return article?.date;
}

/** Whether what is shown of a document depends on the day: a notice with dates, on a page or at the end of a kind of pages. */
export function isDated(document: unknown): boolean {
  const { blocks = [], kinds = [] } = Object(document) as { blocks?: unknown; kinds?: unknown };
  const endings = (Array.isArray(kinds) ? kinds : []).map((kind) => Object(kind).ending);
  return [blocks, ...endings].flat().some((block) => {
    const { type, from, to } = Object(block);
    return type === 'notice' && (from !== undefined || to !== undefined);
  });
}
