import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { projectPaths } from '../../../src/project/project-paths.mjs';
import { scriptsIn } from '../../site/build-site';
import { commandLine, documentsIn, runScript } from '../../site/run-script';

/**
 * A small site with a block of its own as `npm run new` writes it. package/own-repository.test.ts runs the test of such
 * a block and asks for its types, package/package.test.ts for those of the second site.
 */
const root = await mkdtemp(join(tmpdir(), 'prospectus-blocks-'));
const pages = join(root, 'small');
const folder = join(pages, '_blocks');
const home = join(pages, 'index.json');
const component = join(folder, 'timetable/timetable.tsx');
const island = join(folder, 'timetable/timetable.island.ts');
const footer = join(pages, '_shell/footer.tsx');
/** A site without a block of its own. */
const otherPages = join(root, 'other');
const out = join(root, 'dist');
const of = ['--pages', pages];

const lessons = { type: 'timetable', heading: 'Lessons', paragraphs: ['On Mondays.', 'On Fridays.'] };

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** The component, as `npm run new` has written it. */
let plain = '';
/** The home page, as `npm run new` has written it. */
let originalHome = '';
/** Writes the home page with these blocks after its first one. */
const homeWith = (...blocks: readonly object[]) =>
  edit(home, () => {
    const page = JSON.parse(originalHome);
    return `${JSON.stringify({ ...page, blocks: [page.blocks[0], ...blocks, ...page.blocks.slice(1)] }, null, 2)}\n`;
  });

beforeAll(async () => {
  for (const site of [pages, otherPages])
    expect(await runScript('new', ['site', site])).toMatchObject({ status: 0 });
  originalHome = await readFile(home, 'utf8');
});
afterAll(async () => {
  await rm(root, { recursive: true });
  const { devData, viteCache } = projectPaths(pages);
  for (const path of [dirname(devData), viteCache]) await rm(path, { recursive: true, force: true });
});

describe('a block of a site’s own', () => {
  it('is written by one command into the folder of its site, and nowhere else', async () => {
    const engine = await documentsIn('schema');
    const { status, stdout } = await runScript('new', ['block', 'timetable', ...of]);
    expect(status).toBe(0);
    expect(stdout.match(/^ {2}\S+$/gm)).toEqual(
      ['schema.json', 'block.ts', 'tsx', 'module.css', 'test.tsx'].map(
        (ending) => `  ${pages}/_blocks/timetable/timetable.${ending}`,
      ),
    );
    expect(await documentsIn('schema')).toEqual(engine);
  });

  it('passes the check', async () => {
    await homeWith(lessons);
    expect((await runScript('check', of)).stderr).toBe('No problems.\n');
  });

  it('is built with its style, and can have an island, whose script its own site has and no other', async () => {
    plain = await readFile(component, 'utf8');
    await writeFile(
      component,
      `import { islandAttributes } from 'prospectus/islands/island-attributes';\n${plain}`,
    );
    await edit(component, (text) =>
      text
        .replace('<div className', "<div {...islandAttributes('timetable', 'interaction')} className")
        // For the next test, as is the footer: a change of the code is bundled anew, which takes most of a build.
        .replace('  return (', "  if (heading === 'Never') throw new Error('Unknown day');\n  return ("),
    );
    await mkdir(dirname(footer));
    await writeFile(
      footer,
      `import type { ShellProps } from 'prospectus/shell/shell-props';
export function Footer({ shell }: ShellProps) {
  if (shell.name === 'Never') throw new Error('No address');
  return <p>Bell Street 1</p>;
}
`,
    );
    await writeFile(island, 'export const hydrate = (element: HTMLElement) => element.remove();\n');
    const built = async (site: string, ...options: readonly string[]) => {
      const { status, stderr } = await runScript('build', ['--pages', site, '--out', out, ...options]);
      expect(status, stderr).toBe(0);
      const scripts = await scriptsIn(out);
      const [, entryScript = ''] = Object.entries(scripts).find(([name]) => name.startsWith('entry-')) ?? [];
      return { names: Object.keys(scripts), entryScript };
    };
    const page = (path: string) => readFile(join(out, path), 'utf8');
    for (const mode of ['development', 'production']) {
      const { names, entryScript } = await built(pages, '--mode', mode);
      expect(await page('index.html')).toContain('data-island="timetable" data-hydrate="interaction"');
      const [name] = names.filter((file) => file.startsWith('timetable.island.'));
      expect(entryScript).toContain(name);
    }
    const html = await page('index.html');
    expect(html).toContain('<p>Bell Street 1</p>');
    const [, style = '-'] = /<div [^>]*class="([^"]*timetable[^"]*)"><p>On Mondays\.<\/p>/.exec(html) ?? [];
    expect(html).toContain(`.${style}{`);
    expect(await page('contact/index.html')).not.toContain(style);

    const other = await built(otherPages);
    expect(other.names.filter((file) => file.startsWith('timetable'))).toEqual([]);
    expect(other.entryScript).not.toContain('timetable');
  });

  it('that throws is reported at its place in the document, and the site’s own footer once', async () => {
    await homeWith(lessons, { ...lessons, heading: 'Never' });
    const site = join(pages, '_site.json');
    const siteText = await readFile(site, 'utf8');
    await writeFile(site, siteText.replace(/"name": "[^"]*"/, '"name": "Never"'));
    const { status, stderr } = await runScript('build', [...of, '--out', out]);
    await writeFile(site, siteText);
    const lines = (await readFile(home, 'utf8')).split('\n');
    // Counted from 0, which is the line before it counted from 1: that of the block’s `type`.
    const line = lines.findIndex((text) => text.includes('Never'));
    expect(stderr).toContain(`${pages}/index.json:${line}:15  error  block-fails\n`);
    expect(stderr).toContain('Unknown day');
    expect(stderr).toContain(`${footer}:1:1  error  block-fails\n`);
    expect(stderr.match(/The site’s own footer cannot be shown: No address/g)).toHaveLength(1);
    expect(status).toBe(1);
    await homeWith(lessons);
    await writeFile(component, plain);
    await rm(island);
  });

  it('is not built beside a footer of the site’s own whose file exports no Footer', async () => {
    await writeFile(footer, 'export const Foter = () => null;\n');
    const { status, stderr } = await runScript('build', [...of, '--out', out]);
    expect(stderr).toContain('The site’s own footer cannot be shown: It exports no component “Footer”.');
    expect(status).toBe(1);
    await rm(dirname(footer), { recursive: true });
  });

  it('is shown by npm run dev as soon as it is there, and in the gallery', async () => {
    const dev = spawn(process.execPath, [...commandLine('dev'), ...of, '--port', '0']);
    onTestFinished(async () => {
      dev.kill('SIGTERM');
      if (dev.exitCode === null) await once(dev, 'exit');
    });
    const origin = await new Promise<string>((found, failed) => {
      let said = '';
      dev.stderr.on('data', (chunk) => {
        said += chunk;
        const [, address] = / at (http:\S+),/.exec(said) ?? [];
        if (address) found(address);
      });
      dev.once('exit', () => failed(new Error(said)));
    });
    const shown = async (address: string) => (await fetch(origin + address)).text();
    expect(await shown('/')).toContain('data-block="timetable"');

    expect((await runScript('new', ['block', 'prices', ...of])).status).toBe(0);
    await homeWith(lessons, { type: 'prices', heading: 'Prices', paragraphs: ['From 200 a month.'] });
    await expect.poll(() => shown('/')).toContain('data-block="prices"');
    expect(await shown('/__gallery/blocks/prices')).toContain('What the block “prices” shows');
    expect(await shown('/__gallery/examples/prices-1')).toContain('data-block="prices"');
    await homeWith(lessons);
    await rm(join(folder, 'prices'), { recursive: true });
  });

  it('cannot have the name of one of the engine, and needs a definition', async () => {
    await cp(join(folder, 'timetable'), join(folder, 'text'), { recursive: true });
    for (const ending of ['schema.json', 'block.ts', 'tsx', 'module.css', 'test.tsx'])
      await rename(join(folder, `text/timetable.${ending}`), join(folder, `text/text.${ending}`));
    await edit(join(folder, 'text/text.schema.json'), (text) => text.replaceAll('"timetable"', '"text"'));
    await rm(join(folder, 'timetable/timetable.block.ts'));
    const { status, stderr } = await runScript('check', of);
    expect(stderr).toMatch(/_blocks\/text\/text\.schema\.json:\d+:\d+ {2}error {2}taken-block-type\n/);
    expect(stderr).toContain(`${pages}/_blocks/timetable:1:1  error  incomplete-block\n`);
    expect(stderr).toContain('2 errors,');
    expect(status).toBe(1);
    expect((await runScript('new', ['block', 'text', ...of])).stderr).toBe(
      'The block “text” already exists.\n',
    );
  });
});
