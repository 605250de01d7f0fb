import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, importsOf, sourcesBelow } from './sources';

const sources = await sourcesBelow('src', 'scripts', 'server');
const imports = sources.flatMap(importsOf);

/** The contracts between rooms: they hold types only, and any room of the view and the compiler may read them. */
const contracts = ['src/compiled', 'src/generated'];

/** Which rooms a room may import. What stands here for `src/` follows the map in the README. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  // What a change does to the site is told in figures as the page shows them.
  'src/compiler': ['src/form', 'src/format'],
  'src/form': [],
  'src/format': [],
  'src/gallery': ['src/compiler'],
  'src/ui': [],
  'src/shell': ['src/ui'],
  'src/blocks': ['src/ui', 'src/form', 'src/format'],
  'src/renderer': ['src/blocks', 'src/shell', 'src/ui'],
  'src/entry-browser': ['src/renderer', 'src/ui'],
  'src/entry-dev': ['src/renderer', 'src/ui'],
  'src/entry-server': ['src/renderer', 'src/ui'],
  'src/compiled': [],
  'src/generated': [],
  scripts: ['src/compiler', 'src/gallery', 'src/entry-server', 'server'],
  server: ['src/form'],
};

/** `src/ui` for `src/ui/link.tsx`, `src/compiled` for `src/compiled.ts`, `server` for `server/app.ts`. */
function roomOf(path: string): string {
  const [first = '', second = ''] = path.replace(/\.m?tsx?$|\.mjs$/, '').split('/');
  return first === 'src' ? `${first}/${second}` : first;
}

const told = ({ file, target }: Import) => `${file} imports ${target}`;

describe('an import', () => {
  it('is found however it is written', () => {
    const text = [
      "import './styles.css';",
      "import type { Words } from '../compiled';",
      "import {\n  Header,\n} from './header';",
      "export { Footer } from './footer';",
      "const cards = () => import('../blocks/cards/cards.block');",
      "export const from = 'nowhere';",
    ].join('\n');
    const found = importsOf({ file: 'src/shell/shell.tsx', text });
    expect(found.map(({ path, typeOnly }) => `${path}${typeOnly ? ' (types)' : ''}`)).toEqual([
      'src/shell/styles.css',
      'src/compiled (types)',
      'src/shell/header',
      'src/shell/footer',
      'src/blocks/cards/cards.block',
    ]);
  });
});

describe('a room', () => {
  it('is one of those that are known', () => {
    expect([...new Set(sources.map(({ file }) => roomOf(file)))].filter((room) => !(room in rooms))).toEqual(
      [],
    );
  });

  it.each(Object.keys(rooms))('imports what it may and nothing else: %s', (room) => {
    const allowed = [room, ...(rooms[room] ?? [])];
    const wrong = imports
      .filter(({ file, path }) => path !== undefined && roomOf(file) === room)
      .filter(({ path = '', typeOnly }) => {
        const target = roomOf(path);
        const isContract = contracts.includes(target) && typeOnly;
        return !isContract && !allowed.includes(target);
      });
    expect(wrong.map(told)).toEqual([]);
  });
});

describe('the compiler', () => {
  it('knows neither the view nor the disk', () => {
    const outside = /^react|^@radix-ui|^swiper|^vite$|^node:fs|^node:child_process/;
    const wrong = imports.filter(
      ({ file, target }) => roomOf(file) === 'src/compiler' && outside.test(target),
    );
    expect(wrong.map(told)).toEqual([]);
  });
});

describe('a block', () => {
  it('never imports another block', () => {
    const wrong = imports.filter(({ file, path = '' }) => {
      const folder = posix.dirname(file);
      return (
        /^src\/blocks\/[^/]+$/.test(folder) &&
        /^src\/blocks\/.+\//.test(path) &&
        !path.startsWith(`${folder}/`)
      );
    });
    expect(wrong.map(told)).toEqual([]);
  });

  it('is fetched through the registry, which the renderer alone imports', () => {
    const users = imports
      .filter(({ path }) => path === 'src/blocks/registry')
      .map(({ file }) => roomOf(file));
    expect([...new Set(users)]).toEqual(['src/renderer']);
  });
});

describe('a package', () => {
  it.each([
    // Links move through the router, and filters change the query through it: it has to know of both.
    ['react-router-dom', /^src\/(renderer\/|entry-|ui\/(link\.tsx|query\.ts)$)/],
    ['@radix-ui/', /^src\/ui\//],
    ['swiper', /^src\/ui\//],
    ['hono', /^(server|scripts)\//],
  ])('is known to its rooms only: %s', (name, places) => {
    const wrong = imports.filter(({ file, target }) => target.startsWith(name) && !places.test(file));
    expect(wrong.map(told)).toEqual([]);
  });
});

describe('a file', () => {
  it('holds something of its own: what it does is imported from there', () => {
    const barrels = sources.filter(({ text }) => {
      const own = text.replace(/^export\s+[^'";]*?\sfrom\s+'[^']+';?|\/\*[\s\S]*?\*\/|\/\/.*/gm, '');
      return own.trim() === '' && text.trim() !== '';
    });
    expect(barrels.map(({ file }) => file)).toEqual([]);
  });

  it('is named by what it does', () => {
    const vague = /(^|[/-])(utils?|helpers?|misc|common|index)([.-]|\/|$)/;
    expect(sources.map(({ file }) => file).filter((file) => vague.test(file))).toEqual([]);
  });
});
