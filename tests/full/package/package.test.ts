import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findChromium } from '../../../scripts/find-browsers.mjs';
import { filesBelow } from '../../../src/files/read-tree';
import { buildSite } from '../../site/build-site';
import { root } from '../../source/house';
import { islandFiles } from '../e2e/engine/islands-site';
import { examplePages } from '../site/built-example';
import { install, project, prospectus, run, setWritable, start, write } from './installed-project';

const { exports, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** The modules that blocks may import, by their names. */
const modules = Object.entries<{ types: string; default?: string }>(exports)
  .filter(([, files]) => files.default)
  .map(([name, files]) => ({ name: name.replace('./', 'prospectus/'), ...files }));
const ofSite = ['--pages', 'site'];
/** What `npm pack` says of the engine. */
const packed = inject('engine');

beforeAll(install, 600_000);

afterAll(async () => {
  await setWritable(join(project, 'node_modules/prospectus'), true);
  await rm(dirname(project), { recursive: true });
});

describe('the package', () => {
  it('holds what a project needs, and no test, site or measurement', () => {
    const patterns = packed.files.map(({ path }) => {
      const [top, second = ''] = path.split('/');
      const isDeep = top === 'lib' || top === 'starters';
      return `${top}${second && `/${isDeep && extname(second) === '' ? `${second}/` : ''}*${extname(path)}`}`;
    });
    expect([...new Set(patterns)].sort()).toMatchInlineSnapshot(`
      [
        "CHANGELOG.md",
        "LICENSE",
        "README.md",
        "bin/*.mjs",
        "docs/*.md",
        "docs/*.webp",
        "lib/commands/*.md",
        "lib/commands/*.mjs",
        "lib/types/*.ts",
        "package.json",
        "packs/*.json",
        "schema/*.json",
        "src/*.css",
        "src/*.js",
        "src/*.json",
        "src/*.mjs",
        "src/*.ts",
        "src/*.tsx",
        "starters/*.json",
        "starters/site/*.json",
        "starters/site/*.svg",
        "tsconfig.json",
        "tsconfig.site.json",
      ]
    `);
    expect(packed.files.filter(({ path }) => /\.test\.|^src\/generated/.test(path))).toEqual([]);
  });

  it('takes 6 MB at most', () => {
    expect(packed.unpackedSize).toBeLessThan(6_000_000);
  });

  it.each(modules)('has $name, with its types', async ({ name, types, default: file = '' }) => {
    const code = `console.log(import.meta.resolve(${JSON.stringify(name)}))`;
    const found = await run(process.execPath, ['--input-type=module', '--eval', code]);
    const folder = join(project, 'node_modules/prospectus');
    expect(new URL(found.trim()).href).toBe(new URL(file, `file://${encodeURI(folder)}/`).href);
    expect(existsSync(join(folder, types))).toBe(true);
  });

  it('says in one sentence that it does not run on an old version of Node', async () => {
    const old = "Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } })";
    const bin = join(project, 'node_modules/prospectus/bin/prospectus.mjs');
    await expect(
      run(process.execPath, ['--import', `data:text/javascript,${old}`, bin, 'check']),
    ).rejects.toThrow('Prospectus needs Node 20.19 or a later 20, or 22.12 or later, and this is 18.20.4');
  });

  it('lists its commands, and names the nearest of one that it does not have', async () => {
    expect(await prospectus()).toMatch(/^Usage: prospectus <command>/);
    expect(await prospectus('--version')).toBe(`${version}\n`);
    expect(await prospectus('check', '--help')).toMatch(/^Usage: npx prospectus check \[files\]/);
    await expect(prospectus('biuld')).rejects.toThrow('Unknown command “biuld”. Did you mean “build”?');
  });
});

describe('a project with the package', () => {
  // own-repository.test.ts builds a site without code of its own.
  it('begins with a site, which is checked', async () => {
    expect(await prospectus('new', 'site', 'site', '--name', 'Ma première école')).toContain(
      'npx prospectus dev --pages site ',
    );
    expect(await prospectus('check', ...ofSite)).toBe('No problems.\n');
  });

  it('has blocks of its own, which import every public module and packages of the project, and a header and a footer made of the engine’s components', async () => {
    expect(await prospectus('new', 'block', 'timetable', ...ofSite)).toContain(
      'Created the block “timetable”',
    );
    await write(
      'node_modules/bells/package.json',
      '{ "name": "bells", "version": "1.0.0", "main": "index.js" }',
    );
    await write('node_modules/bells/index.js', "exports.sound = 'Ding dong';\n");
    await write('node_modules/bells/index.d.ts', 'export const sound: string;\n');
    for (const [path, text] of Object.entries(islandFiles('the school'))) await write(`site/${path}`, text);
    const imports = modules.map(({ name }, at) => `import * as module${at} from '${name}';`);
    const names = modules.map((_module, at) => `...Object.keys(module${at})`);
    await write(
      'site/_blocks/bell/bell.block.ts',
      `
      import { sound } from 'bells';
      import type { SiteBlock } from 'prospectus/blocks/block-props';
      import { Bell } from './bell';
      ${imports.join('\n')}
      export const block: SiteBlock = { component: Bell };
      Object.assign(Bell, { sound, names: [${names.join(', ')}] });`,
    );
    await write(
      'site/_shell/header.tsx',
      `import { Brand } from 'prospectus/shell/brand';
import { DesktopMenu } from 'prospectus/shell/desktop-menu';
import { MobileMenu } from 'prospectus/shell/mobile-menu';
import type { ShellProps } from 'prospectus/shell/shell-props';
import styles from './header.module.css';

export const Header = ({ shell }: ShellProps) => (
  <div className={styles.bar}>
    <Brand name={shell.name} place="header" />
    <DesktopMenu shell={shell} />
    <MobileMenu shell={shell} />
  </div>
);
`,
    );
    await write('site/_shell/header.module.css', '.bar { display: flex; block-size: 100%; }\n');
    await write(
      'site/_shell/footer.tsx',
      `import { FooterEnd } from 'prospectus/shell/footer-end';
import type { ShellProps } from 'prospectus/shell/shell-props';

export const Footer = ({ shell }: ShellProps) => (
  <div>
    <p>Bell Street 1, {shell.name}</p>
    <FooterEnd shell={shell} />
  </div>
);
`,
    );
    expect(await prospectus('check', ...ofSite)).toContain('0 errors');
    expect(await prospectus('build', ...ofSite)).toMatch(/Built \d+ routes into dist-site\.\n/);
    const html = await readFile(join(project, 'dist-site/about/index.html'), 'utf8');
    for (const name of ['bell', 'lamp']) expect(html).toContain(`data-island="${name}"`);
    const scripts = await filesBelow(join(project, 'dist-site/assets'));
    for (const name of ['bell', 'lamp'])
      expect(scripts.filter((file) => file.startsWith(`${name}.island.`)).length).toBeGreaterThan(0);
    expect(html).toMatch(/<body><a [^>]*href="#content">[^<]*<\/a><header [^>]*><div class="[^"]*bar[^"]*">/);
    expect(html).toContain('<footer');
    expect(html).toContain('<p>Bell Street 1, Ma première école</p>');
  });

  it('is built into the same bytes as in a clone of this repository', async () => {
    expect(await differencesFromClone(join(project, 'site'), join(project, 'dist-site'))).toEqual([]);
  });

  it('has a server for hosts without the project, which needs no package but databases', async () => {
    const host = join(project, 'host');
    await prospectus('build', ...ofSite, '--out', 'host/dist', '--server', 'host');
    const serverModules = (await filesBelow(host)).filter((path) => path.endsWith('.mjs'));
    const imported = await Promise.all(serverModules.map((path) => readFile(join(host, path), 'utf8')));
    const packages = imported
      .flatMap((code) => [...code.matchAll(/^import (?:[^'"\n]* from )?["']([^'"]+)["'];?$/gm)])
      .flatMap(([, name = '']) => (/^(\.|node:)/.test(name) || isBuiltin(name) ? [] : [name]));
    expect([...new Set(packages)].sort()).toEqual(['libsql/promise', 'pg']);

    await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: host,
    });
    const server = spawn(process.execPath, ['server.mjs'], {
      cwd: host,
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const origin = await said(server, /Prospectus serves [^"]+ at (http:[^"\s]+)/);
    expect(await (await fetch(origin)).text()).toContain('<title>Ma première école');
    expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ ready: true });
    server.kill('SIGTERM');
    await once(server, 'exit');
    expect(await run(process.execPath, ['enquiries.mjs', 'list'], { cwd: host })).toBe(
      'There are no enquiries.\n',
    );

    await write('taken/notes.txt', 'Mine.');
    await expect(prospectus('build', ...ofSite, '--server', 'taken')).rejects.toThrow(
      'taken has other files in it. Name a folder that is empty or new for the server.',
    );
  });

  it('compiles with the strictest settings, and reports nothing of the package', async () => {
    await prospectus('generate', ...ofSite);
    await write(
      'tsconfig.json',
      JSON.stringify({
        extends: 'prospectus/tsconfig.site.json',
        compilerOptions: {
          skipLibCheck: false,
          exactOptionalPropertyTypes: true,
          noImplicitReturns: true,
          noPropertyAccessFromIndexSignature: true,
          noUncheckedIndexedAccess: true,
          noUnusedLocals: true,
        },
        include: ['site/_blocks/timetable/*.tsx', 'site/_shell/*.tsx'],
        exclude: ['**/*.test.tsx'],
      }),
    );
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    expect(await run(process.execPath, [tsc, '-p', '.'])).toBe('');
  });

  it('has islands that answer in a browser, built and in dev', async () => {
    const server = start(['serve', ...ofSite], { env: { ...process.env, PORT: '0' } });
    const served = await said(server, /Prospectus serves [^"]+ at (http:[^"\s]+)/);
    expect(await (await fetch(served)).text()).toContain('<title>Ma première école');
    expect(await answersAt(served)).toEqual(answers);
    server.kill('SIGTERM');
    const dev = start(['dev', ...ofSite, '--port', '0']);
    const origin = await said(dev, /shows site at (http:\S+),/);
    expect(await answersAt(origin)).toEqual(answers);
    // Vite lets browsers cache for a year what has `?v=` in its address, but this module imports islands of the site.
    expect(await (await fetch(`${origin}/src/entry-dev.ts`)).text()).not.toContain('?v=');
    dev.kill('SIGTERM');
    await Promise.all([server, dev].map((program) => program.exitCode ?? once(program, 'exit')));
  });
});

describe('the site in examples/escola', () => {
  const school = join(project, 'escola');
  const inSchool = (program: string, ...args: readonly string[]) =>
    run(process.execPath, [join(project, 'node_modules/prospectus/bin', program), ...args], { cwd: school });

  it('passes the check as a project of its own, and is built into the bytes of the clone', async () => {
    await cp(join(root, 'examples/escola'), school, {
      recursive: true,
      filter: (path) => !/node_modules|\.prospectus|dist-/.test(relative(root, path)),
    });
    expect(await inSchool('prospectus.mjs', 'check')).toBe('No problems.\n');
    await inSchool('prospectus.mjs', 'build');
    expect(await differencesFromClone(join(root, examplePages), join(school, 'dist-site'))).toEqual([]);
  });

  it('has a block of its own, which compiles with the types of its site, and whose test passes there', async () => {
    await inSchool('prospectus.mjs', 'generate');
    // Its test has types of packages that are not installed here.
    const settings = { extends: './tsconfig.json', exclude: ['**/*.test.tsx'] };
    await write('escola/tsconfig.blocks.json', JSON.stringify(settings));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    expect(await run(process.execPath, [tsc, '-p', 'tsconfig.blocks.json'], { cwd: school })).toBe('');

    await symlink(join(root, 'node_modules/vitest'), join(project, 'node_modules/vitest'));
    const vitest = join(project, 'node_modules/vitest/vitest.mjs');
    expect(await run(process.execPath, [vitest, 'run'], { cwd: school })).toMatch(/Tests .*4 passed/);
  });
});

/** The files of a built site that differ from those that this repository builds of the same documents. */
async function differencesFromClone(pages: string, built: string): Promise<readonly string[]> {
  const out = join(await mkdtemp(join(tmpdir(), 'prospectus-clone-')), 'dist');
  expect(await buildSite({ pages, out })).toMatchObject({ status: 0 });
  const paths = await filesBelow(out);
  expect(await filesBelow(built)).toEqual(paths);
  const differing = [];
  for (const path of paths)
    if (!(await readFile(join(built, path))).equals(await readFile(join(out, path)))) differing.push(path);
  await rm(dirname(out), { recursive: true });
  return differing;
}

/** What the two islands of the page /about are expected to say after a press (islands-site.ts). */
const answers = ['the school 1', 'the school is on'];

/** What those islands say after a press at this origin. */
async function answersAt(origin: string): Promise<readonly string[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/about`);
    await page.getByRole('button', { name: 'Ring' }).click();
    await page.getByText('the school 1').waitFor();
    await page.getByRole('button', { name: 'is off' }).click();
    await page.getByText('is on').waitFor();
    return [
      await page.locator('[data-island=bell] output').innerText(),
      await page.locator('[data-island=lamp]').innerText(),
    ];
  } finally {
    await browser.close();
  }
}

/** The first group of a pattern in what a program prints to standard error, as soon as it is found there. */
function said({ stderr }: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stderr?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const [, found] = pattern.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
    stderr?.on('close', () => reject(new Error(text)));
  });
}
