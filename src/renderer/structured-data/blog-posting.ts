import type { Page, Shell } from '../../compiled';
import { referenceToOrganization } from './organization';

/**
 * Structured data of an article, with the title of the page's banner, and with the article's first image or else the
 * banner's.
 */
export function blogPostingOf({ route, blocks }: Page, shell: Shell): object | undefined {
  const article = blocks.find((block) => block.type === 'article');
  const banner = blocks.find((block) => block.type === 'banner');
  if (!article || !banner) return undefined;
  const url = `${shell.origin}${route}`;
  const image = article.sections.find((section) => section.image)?.image ?? banner.image;
  return {
    '@type': 'BlogPosting',
    headline: banner.title,
    datePublished: article.date,
    ...(image && { image: `${shell.origin}${image.src}` }),
    author: referenceToOrganization(shell),
    mainEntityOfPage: url,
  };
}
