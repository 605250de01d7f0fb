import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { newSite } from '../../../src/cli/new-site';
import { projectPaths } from '../../../src/project/project-paths.mjs';
import { runHere } from '../../site/run-here';
import { commandLine, documentsIn, runScript } from '../../site/run-script';

/** Two sites of this checkout, as `npm run new -- site` makes them, whose folders have the same name. */
const folder = await mkdtemp(join(tmpdir(), 'prospectus-sites-'));
const sites = ['north', 'south'].map((side) => ({ side, pages: join(folder, side, 'school') }));
const nameOf = (side: string) => `The school in the ${side}`;

afterAll(async () => {
  await rm(folder, { recursive: true });
  for (const { pages } of sites) {
    const { out, data, viteCache } = projectPaths(pages);
    for (const path of [out, data, viteCache]) await rm(path, { recursive: true, force: true });
  }
});

describe('npm run new -- site', () => {
  beforeAll(async () => {
    for (const { pages, side } of sites) {
      const { stdout, stderr } = await runHere('new', ['site', pages]);
      expect(stderr).toBe('');
      expect(stdout).toContain(`Created ${pages}, a site in en-GB.`);
      for (const command of ['npm run dev -- ', 'npm run check -- ', 'npm start -- '])
        expect(stdout).toContain(`${command}--pages ${pages} `);
      const site = join(pages, '_site.json');
      const text = await readFile(site, 'utf8');
      await writeFile(site, text.replace('"name": "School"', `"name": "${nameOf(side)}"`));
    }
  });

  it('makes a site without a problem', async () => {
    const [{ pages } = { pages: '' }] = sites;
    expect(await runHere('check', ['--pages', pages])).toMatchObject({
      status: 0,
      stderr: 'No problems.\n',
    });
  });

  it('refuses a folder that is not empty', async () => {
    const before = await documentsIn(folder);
    const { status, stdout, stderr } = await runHere('new', ['site', sites[0]?.pages ?? '']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('is not empty: it contains');
    expect(stderr).toContain('\nUsage: npm run new');
    expect(await documentsIn(folder)).toEqual(before);
  });

  // Calls the function whose answer the command prints, because each start of the command takes half a second.
  it.each([
    ['a folder of the project', () => 'src/school', 'belongs to Prospectus itself'],
    ['the project', () => '.', 'belongs to Prospectus itself'],
    ['what is no name', () => join(folder, 'a:b?'), 'is not a name for a folder'],
    ['a name with a line break', () => join(folder, 'a\nb'), 'is not a name for a folder'],
    ['a folder below a file', () => join(sites[0]?.pages ?? '', 'index.json/site'), 'is a file'],
  ])('refuses %s', async (_what, name, message) => {
    const before = await documentsIn(folder);
    expect(await newSite(name(), 'en')).toEqual({ refused: expect.stringContaining(message) });
    expect(await documentsIn(folder)).toEqual(before);
  });

  it('refuses a language without a starter', async () => {
    const refused = expect.stringMatching(/^There is no starter in “xx”, only in de, en and pt\./);
    expect(await newSite(join(folder, 'xx'), 'xx')).toEqual({ refused });
  });

  it('calls the site what its author says, or else after its folder', async () => {
    const named = join(folder, 'pedal-and-co');
    expect(await runHere('new', ['site', named, '--name', 'Pedal & Co.'])).toMatchObject({ status: 0 });
    expect(JSON.parse(await readFile(join(named, '_site.json'), 'utf8')).name).toBe('Pedal & Co.');
    expect(await readFile(join(named, 'contact.json'), 'utf8')).toContain('"Contact Pedal & Co."');
    const unnamed = join(folder, 'pedal-and-wheel');
    expect(await newSite(unnamed, 'en')).toHaveProperty('created');
    expect(JSON.parse(await readFile(join(unnamed, '_site.json'), 'utf8')).name).toBe('Pedal And Wheel');
  });

  it.each([
    ['', 'This text is empty.'],
    [Array(6).fill('Pedal and sons').join(' '), 'characters, the limit is 90.'],
    ['[Pedal](/shop)', '/shop'],
  ])('refuses the name “%s”, with what is wrong with it', async (name, message) => {
    const pages = join(folder, 'refused');
    const answer = await newSite(pages, 'en', name);
    expect(answer).toEqual({ refused: expect.stringContaining(`A site cannot be called “${name}”`) });
    expect(answer).toEqual({ refused: expect.stringContaining(message) });
    expect(await readdir(folder)).not.toContain('refused');
  });

  it('makes a site whose new pages refer to the schema by its relative path', async () => {
    const [site = { pages: '' }] = sites;
    expect(await runHere('new', ['page', 'services/repair', '--pages', site.pages])).toMatchObject({
      status: 0,
    });
    const file = join(site.pages, 'services/repair.json');
    const { $schema } = JSON.parse(await readFile(file, 'utf8'));
    expect(await readFile(join(file, '..', $schema), 'utf8')).toContain('"title": "Page"');
    await rm(join(site.pages, 'services'), { recursive: true });
  });

  it('takes --name only for a site', async () => {
    const { status, stderr } = await runHere('new', ['page', 'prices', '--name', 'Prices']);
    expect(stderr).toContain('--name is what a new site is called.');
    expect(status).toBe(2);
  });

  it('takes a folder that holds nothing but a repository', async () => {
    const pages = join(folder, 'client');
    await mkdir(join(pages, '.git'), { recursive: true });
    expect(await newSite(pages, 'en')).toHaveProperty('created');
    expect(await readdir(pages)).toContain('index.json');
  });
});

describe('two sites of one checkout', () => {
  it('are built at the same time, each into a folder of its own', async () => {
    const built = await Promise.all(sites.map(({ pages }) => runScript('build', ['--pages', pages])));
    expect(built.map(({ status, stderr }) => [status, stderr])).toEqual([
      [0, expect.any(String)],
      [0, expect.any(String)],
    ]);
    for (const { pages, side } of sites) {
      const html = await readFile(join(projectPaths(pages).out, 'index.html'), 'utf8');
      expect(html).toContain(nameOf(side));
      for (const other of sites.filter((one) => one.side !== side))
        expect(html).not.toContain(nameOf(other.side));
    }
  });

  it('are shown at the same time, each at a port and with enquiries of its own', async () => {
    const servers = sites.map(({ pages }) => {
      const { PORT: _port, ...env } = process.env;
      const server = spawn(process.execPath, [...commandLine('dev'), '--pages', pages], { env });
      onTestFinished(() => void server.kill('SIGKILL'));
      return { server, pages };
    });
    const addresses = await Promise.all(
      servers.map(async ({ server }) => {
        const lines: string[] = [];
        for await (const chunk of server.stderr) {
          lines.push(String(chunk));
          const address = /shows \S+ at (http:\S+),/.exec(lines.join(''))?.[1];
          if (address) return address;
        }
        throw new Error(lines.join(''));
      }),
    );
    expect(addresses).toEqual(sites.map(({ pages }) => `http://localhost:${projectPaths(pages).devPort}`));
    for (const [at, { side, pages }] of sites.entries()) {
      expect(await (await fetch(`${addresses[at]}/`)).text()).toContain(nameOf(side));
      expect(await readdir(projectPaths(pages).devData)).toContain('enquiries.db');
    }
    for (const { server } of servers) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  });

  it('have completions and a workspace each', async () => {
    const [own, other] = sites.map(({ pages }) => projectPaths(pages));
    if (!own || !other) throw new Error('There are not two sites');
    expect(own.editor).not.toBe(other.editor);
    expect(own.workspace).not.toBe(other.workspace);
    onTestFinished(async () => {
      await rm(own.workspace);
      await rm(own.editor, { recursive: true });
    });
    expect((await runScript('generate', ['--pages', sites[0]?.pages ?? ''])).status).toBe(0);
    const { folders, settings } = JSON.parse(await readFile(own.workspace, 'utf8'));
    expect(folders).toHaveLength(2);
    const [page] = settings['json.schemas'];
    expect(page.fileMatch[0]).toBe('/school/**/*.json');
    expect(page.schema.$ref).toBe(`../${own.editor}/page.schema.json`);
    const { $defs } = JSON.parse(await readFile(join(own.editor, 'page.schema.json'), 'utf8'));
    expect($defs['names-of-target'].enum).toContain('/privacy');
    expect($defs['names-of-target'].enum).not.toContain('/about');
    expect(existsSync(other.workspace)).toBe(false);
    expect(existsSync(other.editor)).toBe(false);
  });
});
