import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A line of text as it is laid out, in the page's pixels, and the colour that it is written in. */
interface Line {
  text: string;
  color: readonly [red: number, green: number, blue: number];
  box: { left: number; top: number; right: number; bottom: number };
}

/**
 * The lines of text in the elements of a selector whose contrast with a pixel behind them is less than `least`. What is
 * behind them is taken from a screenshot without text, so it may be an image, a gradient, or both.
 */
export async function faintLines(page: Page, selector: string, least: number): Promise<readonly string[]> {
  const lines = await page.evaluate(linesOf, selector);
  if (lines.length === 0) return [];
  // Only the height that has these lines, since a screenshot of a whole page takes long to draw and to compress.
  const top = Math.max(0, Math.floor(Math.min(...lines.map(({ box }) => box.top))));
  const height = Math.ceil(Math.max(...lines.map(({ box }) => box.bottom))) - top;
  const { width = 0, height: inView = 0 } = page.viewportSize() ?? {};
  await setTextHidden(page, true);
  const picture = await page.screenshot({
    fullPage: top + height > inView,
    clip: { x: 0, y: top, width, height },
    animations: 'disabled',
  });
  await setTextHidden(page, false);
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

  return lines.flatMap(({ text, color, box }) => {
    const ink = luminanceOf(...color);
    let worst = Number.POSITIVE_INFINITY;
    for (let y = Math.max(0, Math.floor(box.top) - top); y < Math.min(info.height, box.bottom - top); y += 1)
      for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(info.width, box.right); x += 1) {
        const at = (y * info.width + x) * 3;
        const ground = luminanceOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
        worst = Math.min(worst, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
      }
    return worst < least ? [`${worst.toFixed(1)}:1 “${text}”`] : [];
  });
}

/** Hides all text, by a constructed style sheet, which the Content Security Policy of the site allows. */
const setTextHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((isHidden) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'main *, main ::before { color: transparent !important; text-decoration-color: transparent !important; transition: none !important }',
    );
    document.adoptedStyleSheets = isHidden ? [sheet] : [];
  }, isHidden);

/** Each value of a channel in linear light (sRGB), computed once, since a picture has a million pixels. */
const linear = Float64Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** WCAG 2.2, relative luminance, of channels from 0 to 255. */
const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);

/** Runs in the page. */
function linesOf(selector: string): Line[] {
  const lines: Line[] = [];
  for (const root of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (!element || !node.textContent?.trim()) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (getComputedStyle(element).clipPath === 'inset(50%)') continue; // for screen readers alone
      // Until its script has taken over, the other slides of a carousel are beside the first, out of view.
      if (element.closest('[aria-roledescription=carousel] li:nth-child(n + 2)')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 1) continue;
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
          (channel) => Math.round(Number(channel)),
        );
        lines.push({
          text: node.textContent.trim().slice(0, 40),
          color: [red, green, blue],
          box: { left, right, top: top + scrollY, bottom: bottom + scrollY },
        });
      }
    }
  }
  return lines;
}
