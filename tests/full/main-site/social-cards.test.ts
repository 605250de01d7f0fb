import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSharp } from '../../../src/assets/load-sharp';
import { drawSocialCards } from '../../../src/assets/social-cards';
import type { Focus } from '../../../src/resolved';
import { readBuilt, readRoute, siteFolder } from '../../site/site-folder';
import { routes } from './routes';

const propertyOf = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('the social card of a page', () => {
  const pages: [name: string, html: () => string][] = [
    ...routes.map((route): [string, () => string] => [route, () => readRoute(route)]),
    ['404', () => readBuilt('404.html')],
  ];

  it.each(pages)('is an image that social networks show: %s', async (_, html) => {
    const head = html();
    const address = new URL(propertyOf(head, 'og:image') ?? '');
    expect(address.pathname).toMatch(/^\/assets\/social\/.+\.[\w-]{8}\.(jpg|png)$/);
    const content = await readFile(join(siteFolder, address.pathname));
    expect(imageSize(content)).toMatchObject({ width: 1200, height: 630, type: /jpg|png/ });
    expect(content.length).toBeLessThan(200_000);
    expect(propertyOf(head, 'og:image:width')).toBe('1200');
    expect(propertyOf(head, 'og:image:height')).toBe('630');
  });
});

describe('drawing', () => {
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">${inside}</svg>`;
  const size = { width: 1200, height: 900 };
  const image = (path: string) => ({
    path,
    file: `pages-json/_images/${path}`,
    url: `/assets/${path}`,
    size,
    bytes: 1000,
  });
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'prospectus-cards-'));
    await mkdir(join(folder, '_images/logos'), { recursive: true });
    const write = (path: string, content: string) => writeFile(join(folder, '_images', path), content);
    await write('a.svg', svg('<rect width="1200" height="900" fill="#c00"/>'));
    await write('logos/b.svg', svg('<rect width="600" height="450" fill="#00c"/>'));
    await write('broken.svg', svg('<rect'));
    await write('tall.svg', svg('<rect width="1200" height="270" fill="#0c0"/>'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const draw = (...paths: readonly string[]) => drawAround(undefined, ...paths);

  const drawAround = (focus: Focus | undefined, ...paths: readonly string[]) =>
    drawSocialCards(
      new Map(paths.map((path) => [image(path).url, focus ? { focus } : {}])),
      folder,
      ['a.svg', 'logos/b.svg', 'broken.svg', 'tall.svg'].map(image),
      '#ffffff',
      join(folder, 'cache'),
    );

  it('leaves out cards that no page uses, and draws none twice', async () => {
    const first = await draw('a.svg', 'logos/b.svg');
    expect([...first.cards.keys()].sort()).toEqual(['/assets/a.svg', '/assets/logos/b.svg']);
    expect(first.cards.get('/assets/logos/b.svg')?.src).toMatch(
      /^\/assets\/social\/logos\/b\.[\w-]{8}\.png$/,
    );

    // What is found in the cache is taken as it is: a mark left there comes back.
    const cached = await readdir(join(folder, 'cache'));
    expect(cached).toHaveLength(2);
    await Promise.all(cached.map((file) => writeFile(join(folder, 'cache', file), 'kept')));
    const second = await draw('a.svg', 'logos/b.svg');
    const files = [...second.cards.values()].map(({ file }) => readFile(file, 'utf8'));
    expect(await Promise.all(files)).toEqual(['kept', 'kept']);
  });

  it('crops around the focal point, as pages do', async () => {
    const greenAt = async (focus?: Focus) => {
      const { cards } = await drawAround(focus, 'tall.svg');
      const file = cards.get('/assets/tall.svg')?.file;
      const { data, info } = await (await loadSharp())(file).raw().toBuffer({ resolveWithObject: true });
      const rows = Array.from({ length: info.height }, (_, row) => row * info.width * info.channels);
      return rows.filter((at) => (data[at + 1] ?? 0) > 150 && (data[at] ?? 0) < 100).length;
    };
    expect(await greenAt([0.5, 0])).toBe(270);
    expect(await greenAt()).toBe(135); // the card is 270 pixels less high than the image
    expect(await greenAt([0.5, 1])).toBe(0);
  });

  it('says which image it cannot draw', async () => {
    const { cards, diagnostics } = await draw('broken.svg');
    expect(cards.size).toBe(0);
    expect(diagnostics).toMatchObject([
      { code: 'unreadable-image', location: { file: 'pages-json/_images/broken.svg' } },
    ]);
    expect(diagnostics[0]?.message).not.toMatch(/\n|\.\.$/);
  });
});
