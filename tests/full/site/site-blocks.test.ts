import { spawn, spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { scriptsIn } from '../../site/build-site';
import { commandLineOfCopy, runScript } from '../../site/run-script';
import { copyOfProject } from './project-copy';

/** A small site in a copy of the project, with a block of its own as `npm run new` writes it. */
const project = copyOfProject();
const pages = 'examples/small';
const folder = join(project, pages, '_blocks');
const home = join(project, pages, 'index.json');
const component = join(folder, 'timetable/timetable.tsx');
const island = join(folder, 'timetable/timetable.island.ts');
/** A site without a block of its own. */
const otherPages = 'examples/other';
const of = ['--pages', pages];
const run = (script: string, ...options: readonly string[]) => runScript(script, options, project);

const lessons = { type: 'timetable', heading: 'Lessons', paragraphs: ['On Mondays.', 'On Fridays.'] };

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** The component, as it was written. */
let plain = '';
/** The home page with these blocks after its first one. */
let written = '';
const homeWith = (...blocks: readonly object[]) =>
  edit(home, () => {
    const page = JSON.parse(written);
    return `${JSON.stringify({ ...page, blocks: [page.blocks[0], ...blocks, ...page.blocks.slice(1)] }, null, 2)}\n`;
  });

beforeAll(async () => {
  for (const site of [pages, otherPages]) expect(await run('new', 'site', site)).toMatchObject({ status: 0 });
  written = await readFile(home, 'utf8');
});

describe('a block of a site’s own', () => {
  it('is written by one command into the folder of its site, and nowhere else', async () => {
    const engine = await readFile(join(project, 'schema/block.schema.json'), 'utf8');
    const { status, stdout } = await run('new', 'block', 'timetable', ...of);
    expect(status).toBe(0);
    expect(stdout.match(/^ {2}\S+$/gm)).toEqual(
      ['schema.json', 'block.ts', 'tsx', 'module.css', 'test.tsx'].map(
        (ending) => `  ${pages}/_blocks/timetable/timetable.${ending}`,
      ),
    );
    expect(await readFile(join(project, 'schema/block.schema.json'), 'utf8')).toBe(engine);
  });

  it('passes the check and its own test', async () => {
    await homeWith(lessons);
    expect((await run('check', ...of)).stderr).not.toMatch(/error/);
    const vitest = join(project, 'node_modules/vitest/vitest.mjs');
    const test = spawnSync(process.execPath, [vitest, 'run', '--project', 'unit', `${pages}/_blocks`], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(test.stdout).toMatch(/Tests .*1 passed/);
    expect(test.status).toBe(0);
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
        // For the next test: a change of the code is bundled anew, which takes most of a build.
        .replace('  return (', "  if (heading === 'Never') throw new Error('Unknown day');\n  return ("),
    );
    await writeFile(island, 'export const hydrate = (element: HTMLElement) => element.remove();\n');
    const built = async (site: string, ...options: readonly string[]) => {
      const { status, stderr } = await run('build', '--pages', site, '--out', 'dist-small', ...options);
      expect(status, stderr).toBe(0);
      const scripts = await scriptsIn(join(project, 'dist-small'));
      const [, loader = ''] = Object.entries(scripts).find(([name]) => name.startsWith('entry-')) ?? [];
      return { names: Object.keys(scripts), loader };
    };
    const page = (path: string) => readFile(join(project, 'dist-small', path), 'utf8');
    for (const mode of ['development', 'production']) {
      const { names, loader } = await built(pages, '--mode', mode);
      expect(await page('index.html')).toContain('data-island="timetable" data-hydrate="interaction"');
      const [name] = names.filter((file) => file.startsWith('timetable.island.'));
      expect(loader).toContain(name);
    }
    const html = await page('index.html');
    const [, style = '-'] = /<div [^>]*class="([^"]*timetable[^"]*)"><p>On Mondays\.<\/p>/.exec(html) ?? [];
    expect(html).toContain(`.${style}{`);
    expect(await page('contact/index.html')).not.toContain(style);

    const other = await built(otherPages);
    expect(other.names.filter((file) => file.startsWith('timetable'))).toEqual([]);
    expect(other.loader).not.toContain('timetable');
  });

  it('that throws is reported at its place in the document', async () => {
    await homeWith(lessons, { ...lessons, heading: 'Never' });
    const { status, stderr } = await run('build', ...of, '--out', 'dist-small');
    const lines = (await readFile(home, 'utf8')).split('\n');
    const line = lines.findIndex((text) => text.includes('Never'));
    expect(stderr).toContain(`${pages}/index.json:${line}:15  error  block-fails\n`);
    expect(stderr).toContain('Unknown day');
    expect(status).toBe(1);
    await homeWith(lessons);
    await writeFile(component, plain);
    await rm(island);
  });

  it('may stand in a footer of the site’s own, which is reported once if it throws', async () => {
    const footer = join(project, pages, '_shell/footer.tsx');
    await mkdir(dirname(footer));
    await writeFile(footer, "export const Footer = () => { throw new Error('No address'); };\n");
    const { status, stderr } = await run('build', ...of, '--out', 'dist-small');
    await writeFile(footer, 'export const Foter = () => null;\n');
    expect((await run('build', ...of, '--out', 'dist-small')).stderr).toContain(
      'The site’s own footer cannot be shown: It exports no component “Footer”.',
    );
    await rm(dirname(footer), { recursive: true });
    expect(stderr).toContain(`${pages}/_shell/footer.tsx:1:1  error  block-fails\n`);
    expect(stderr.match(/The site’s own footer cannot be shown: No address/g)).toHaveLength(1);
    expect(status).toBe(1);
  });

  it('compiles with the types of its site', async () => {
    const tsc = [join(project, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.blocks.json'];
    for (const site of [pages, 'examples/escola/site']) {
      expect((await run('generate', '--pages', site)).status).toBe(0);
      const settings = { extends: './tsconfig.json', include: [`${site}/_blocks`] };
      await writeFile(join(project, 'tsconfig.blocks.json'), JSON.stringify(settings));
      const { stdout } = spawnSync(process.execPath, tsc, { cwd: project, encoding: 'utf8' });
      expect(stdout).toBe('');
    }
  });

  it('is shown by npm run dev as soon as it is there, and in the gallery', async () => {
    const dev = spawn(process.execPath, [...commandLineOfCopy('dev'), ...of, '--port', '0'], {
      cwd: project,
    });
    onTestFinished(() => void dev.kill('SIGKILL'));
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

    expect((await run('new', 'block', 'prices', ...of)).status).toBe(0);
    await homeWith(lessons, { type: 'prices', heading: 'Prices', paragraphs: ['From 200 a month.'] });
    await expect.poll(() => shown('/')).toContain('data-block="prices"');
    expect(await shown('/__gallery/blocks/prices')).toContain('What the block “prices” shows');
    expect(await shown('/__gallery/examples/prices-1')).toContain('data-block="prices"');
    dev.kill('SIGTERM');
    await homeWith(lessons);
    await rm(join(folder, 'prices'), { recursive: true });
  });

  it('cannot have the name of one of the engine, and needs a definition', async () => {
    await cp(join(folder, 'timetable'), join(folder, 'text'), { recursive: true });
    for (const ending of ['schema.json', 'block.ts', 'tsx', 'module.css', 'test.tsx'])
      await rename(join(folder, `text/timetable.${ending}`), join(folder, `text/text.${ending}`));
    await edit(join(folder, 'text/text.schema.json'), (text) => text.replaceAll('"timetable"', '"text"'));
    await rm(join(folder, 'timetable/timetable.block.ts'));
    const { status, stderr } = await run('check', ...of);
    expect(stderr).toMatch(/_blocks\/text\/text\.schema\.json:\d+:\d+ {2}error {2}taken-block-type\n/);
    expect(stderr).toContain(`${pages}/_blocks/timetable:1:1  error  incomplete-block\n`);
    expect(stderr).toContain('2 errors,');
    expect(status).toBe(1);
    expect((await run('new', 'block', 'text', ...of)).stderr).toBe('The block “text” already exists.\n');
  });
});
