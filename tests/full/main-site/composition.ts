import type { Page } from '@playwright/test';

/** Displayed pictures with the same motif as another that ends less than two screens above them. */
export async function repeatedOn(page: Page): Promise<readonly string[]> {
  const { height = 0 } = page.viewportSize() ?? {};
  const pictures = await page
    .locator('main img:not([src*="/logos/"])')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('[inert], [aria-hidden=true]'))
        .map((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return { src: element.getAttribute('src') ?? '', top: top + scrollY, bottom: bottom + scrollY };
        }),
    );
  return pictures.flatMap(({ src, top }, index) =>
    pictures
      .slice(0, index)
      .filter((other) => motifOf(other.src) === motifOf(src) && top - other.bottom < 2 * height)
      .map((other) => `${src}, ${Math.round(top - other.bottom)} px below ${other.src}`),
  );
}

/** The banner of a destination and its poster are the same landmark, drawn for two formats: artwork/main/posters.ts. */
const motifOf = (src: string) => /([^/]+?)(-banner)?\.[\w-]+\.svg$/.exec(src)?.[1] ?? src;

/** `h1 ~ div` stands for what a first block may have in place of an image: slides, or a large figure. */
export const hasPictureAtTop = async (page: Page) =>
  (await page.locator('main > [data-block]').first().locator('img, h1 ~ div').count()) > 0;

/**
 * Whether a block below the banner has something from edge to edge: an image, or a coloured band, on which this theme
 * has white text.
 */
export const hasFullBleedBlock = (page: Page) =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll('main > [data-block]:not([data-block=banner])')];
    return blocks.some((block) =>
      [block, ...block.querySelectorAll('article, img')].some((element) => {
        const { left, right } = element.getBoundingClientRect();
        if (element instanceof HTMLImageElement)
          return !element.closest('ul') && (left <= 0 || right >= innerWidth);
        return right - left >= innerWidth && getComputedStyle(element).color === 'rgb(255, 255, 255)';
      }),
    );
  });
