import type { Page } from '@playwright/test';
import { ready } from './hydration';

/**
 * What is wrong with the labels of a map around each width where its layout changes, with text at its size and at twice
 * that. The label of a place is its name or, where names have no room, a number whose name is listed below the map.
 */
export async function mapFaultsOf(page: Page): Promise<readonly string[]> {
  await ready(page);
  const faults: string[] = [];
  for (const size of [100, 200]) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, size);
    for (const width of [320, 390, 479, 480, 768, 959, 960, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      for (const fault of await faultsOf(page)) faults.push(`${width} px, ${size} %: ${fault}`);
    }
  }
  return faults;
}

function faultsOf(page: Page): Promise<readonly string[]> {
  return page.locator('[data-block=place-map]').evaluate((section) => {
    interface Thing {
      what: string;
      box: DOMRect;
    }
    const faults: string[] = [];
    const map = section.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
    const edges = section.getBoundingClientRect();
    const heading = section.querySelector('h2')?.getBoundingClientRect() ?? new DOMRect();
    const marks: Thing[] = [];
    const labels: Thing[] = [];
    for (const place of section.querySelectorAll('li')) {
      const name = place.textContent ?? '';
      const isNamed = getComputedStyle(place).position === 'absolute';
      const within = isNamed ? place : place.offsetParent;
      const mark = boxOf(place, '::before', within);
      marks.push({ what: `the mark of ${name}`, box: mark });
      labels.push({
        what: name,
        box: isNamed ? place.getBoundingClientRect() : boxOf(place, '::after', within),
      });
      // The mark is where the coordinates are, however its label is laid out. They are shares of the map: `--x` of its
      // width, from its middle, `--y` of its height, from its top.
      const { style } = place;
      const x = map.left + map.width * (0.5 + Number(style.getPropertyValue('--x')));
      const y = map.top + map.height * Number(style.getPropertyValue('--y'));
      const off = Math.hypot(mark.x + mark.width / 2 - x, mark.y + mark.height / 2 - y);
      if (off > 1.5) faults.push(`the mark of ${name} is ${off.toFixed(1)} px away from its place`);
    }
    for (const [index, { what, box }] of labels.entries()) {
      if (box.width < 3 || box.height < 8) faults.push(`${what} has no label`);
      if (box.left < edges.left || box.right > edges.right) faults.push(`${what} is out of the window`);
      if (box.top < edges.top || box.bottom > edges.bottom) faults.push(`${what} is cut off`);
      for (const other of [...labels.slice(index + 1), ...marks.filter((_, at) => at !== index)])
        if (overlap(box, other.box)) faults.push(`${what} is over ${other.what}`);
      if (overlap(box, heading)) faults.push(`${what} is over the heading`);
    }
    return faults;

    /** The box of generated content, which no browser tells: it is computed from the styles that place the content. */
    function boxOf(element: Element, pseudo: string, within: Element | null): DOMRect {
      const { left, top, width, height, translate } = getComputedStyle(element, pseudo);
      const [across = '', down = across] = partsOf(translate);
      const base = within?.getBoundingClientRect() ?? new DOMRect();
      const [wide, high] = [Number.parseFloat(width), Number.parseFloat(height)];
      return new DOMRect(
        base.left + Number.parseFloat(left) + lengthOf(across, wide),
        base.top + Number.parseFloat(top) + lengthOf(down, high),
        wide,
        high,
      );
    }
    /** `calc(-100% - 5.85px) -50%` has two parts. */
    function partsOf(translate: string): readonly string[] {
      return translate.match(/calc\([^)]*\)|[^\s]+/g) ?? [];
    }
    function lengthOf(length: string, whole: number): number {
      let sum = 0;
      for (const [, sign, digits, unit] of length.matchAll(/([+-]?)\s*([\d.]+)(%|px)/g))
        sum += (sign === '-' ? -1 : 1) * Number(digits) * (unit === '%' ? whole / 100 : 1);
      return sum;
    }
    function overlap(one: DOMRect, other: DOMRect): boolean {
      return (
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
      );
    }
  });
}
