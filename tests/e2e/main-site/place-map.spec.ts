import { expect, type Page, test } from '@playwright/test';
import { isLong } from '../../is-long';
import { destinations } from '../../routes';
import { ready } from '../complaints';
import { layOut } from '../lay-out';

const block = '[data-block=place-map]';

const offices = ['/india-office', '/australia-office', '/philippine-office'];

/** Countries, an office, and all offices at once; `npm run test:long` looks at all. */
const samples = ['/study-newzealand', '/study-uk', '/india-office', '/contact'];

for (const route of isLong ? [...destinations, ...offices, '/contact'] : samples)
  test(`${route}: the labels of its map are clear of each other, of the marks and of the edges`, async ({
    page,
  }) => {
    await page.goto(route);
    await ready(page);
    await layOut(page);
    const faults: string[] = [];
    for (const size of [100, 200]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, size);
      for (const width of [320, 390, 479, 480, 540, 768, 959, 960, 1180, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        for (const fault of await faultsOf(page)) faults.push(`${width} px, ${size} %: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });

test('a map says its places as one list, and is not seen twice by a screen reader', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/study-ireland');
    await ready(page);
    await layOut(page);
    await expect(page.locator(block)).toMatchAriaSnapshot(`
      - heading "Five student cities and towns" [level=2]
      - list:
        - listitem: Dublin
        - listitem: Cork
        - listitem: Galway
        - listitem: Limerick
        - listitem: Maynooth
    `);
    await expect(page.locator(block).getByRole('img')).toHaveCount(0);
  }
});

for (const forcedColors of ['none', 'active'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`land, marks and names are seen: ${colorScheme}, forced colours ${forcedColors}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, forcedColors });
      await page.goto('/study-ireland');
      await ready(page);
      await layOut(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const colours = await page.locator(block).evaluate((section) => {
          const name = section.querySelector('li') as Element;
          return [
            getComputedStyle(section).backgroundColor,
            getComputedStyle(name).color,
            getComputedStyle(name, '::before').backgroundColor,
          ];
        });
        expect(colours).toEqual(['rgb(15, 92, 60)', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
      }
    });

/** What is wrong with the labels: names where they are at the marks, otherwise numbers with the names below the map. */
function faultsOf(page: Page): Promise<readonly string[]> {
  return page.locator(block).evaluate((section) => {
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
      // The mark is where the coordinates are, however its label is laid out.
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

    /** No browser says where generated content is: it is worked out from what it was placed with. */
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
