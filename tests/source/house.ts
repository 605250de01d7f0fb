import { join } from 'node:path';

/** The root of the project. */
export const root = join(import.meta.dirname, '../..');

/** Where the code lies that tests of the source look at; the tests beside this file take all paths from here. */
export const house = {
  blocks: 'src/blocks',
  compiler: 'src/compiler',
  diagnostics: 'src/diagnostics',
  generated: 'src/generated',
  islands: 'src/islands',
  references: 'src/references',
  renderer: 'src/renderer',
  rules: 'src/rules',
  schema: 'schema',
  server: 'server',
  shell: 'src/shell',
  ui: 'src/ui',
  /** Renders whole pages at build, so that every static component is reached from here. */
  rendering: 'src/entry-server.tsx',
  registry: 'src/blocks/registry',
  settings: 'server/settings.ts',
} as const;

/** The modules that a document passes on its way to a page, in this order: each may import those before it. */
export const pipeline = [
  'src/document',
  'src/schema',
  house.diagnostics,
  house.references,
  'src/site',
  house.rules,
  house.compiler,
  'src/emit',
  'src/authoring',
];
const above = (module: string) => pipeline.slice(0, pipeline.indexOf(module));

/** The modules that read and write the disk, from the lowest: each may import those before it. */
const diskModules = [
  'src/project',
  'src/cache',
  'src/files',
  'src/report',
  'src/assets',
  'src/sources',
  'src/bundle',
  'src/outputs',
  'src/generate',
  'src/dev',
  'src/cli',
];

/** What the modules that read and write the disk may import besides. */
const pureModules = [
  ...pipeline,
  'src/format',
  'src/maps',
  'src/drawings',
  'src/theme',
  'src/gallery',
  'src/entry-server',
];

/** The types between the compiler and the view: any module may import them. */
export const sharedTypes = ['src/compiled', 'src/resolved', house.generated];

/** Which modules a module may import; docs/house.md says the same. */
export const modules: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    pipeline.map((module) => [
      module,
      [...above(module), 'src/drawings', 'src/form', 'src/format', 'src/maps', 'src/sums', 'src/theme'],
    ]),
  ),
  'src/drawings': [],
  'src/form': [],
  'src/format': [],
  'src/maps': [],
  'src/sums': ['src/format'],
  'src/theme': ['src/maps'],
  'src/gallery': [...pipeline, 'src/format', 'src/theme'],
  [house.islands]: [],
  [house.ui]: [house.islands, 'src/format'],
  [house.shell]: ['src/format', house.islands, house.ui],
  [house.blocks]: [house.islands, house.ui, 'src/form', 'src/format', 'src/sums'],
  [house.renderer]: [house.blocks, 'src/format', house.islands, house.shell, house.ui],
  'src/entry-browser': [house.islands, house.renderer],
  'src/entry-dev': ['src/entry-browser', house.islands, 'src/preview'],
  'src/preview': [],
  'src/entry-server': ['src/format', house.islands, house.renderer, house.shell, house.ui],
  'src/compiled': [],
  'src/resolved': [],
  [house.generated]: [],
  [house.server]: ['src/project', 'src/files', 'src/form', 'src/format'],
  ...Object.fromEntries(
    diskModules.map((module, index) => [
      module,
      [...diskModules.slice(0, index), ...pureModules, house.server],
    ]),
  ),
  create: [],
  scripts: [...diskModules, ...pureModules],
  bench: [...pipeline, ...diskModules, 'scripts', house.server],
  artwork: [...pipeline, ...diskModules, 'scripts'],
};

/** The packages that only some files may import. */
export const packages: readonly (readonly [name: string, importers: RegExp])[] = [
  // What renders a page tells the router which it is; links ask it for addresses, and whether they lead there.
  ['react-router-dom', /^src\/(entry-server|ui\/link|shell\/desktop-menu)\.tsx$/],
  ['@radix-ui/', /^src\/ui\//],
  ['swiper', /^src\/ui\//],
  ['hono', /^(server|src\/dev)\//],
];

/** `src/ui` for `src/ui/link.tsx`, `src/compiled` for `src/compiled.ts`, `server` for `server/app.ts`. */
export function moduleOf(path: string): string {
  const [first = '', second = ''] = path.replace(/\.m?tsx?$|\.mjs$/, '').split('/');
  return first === 'src' ? `${first}/${second}` : first;
}
