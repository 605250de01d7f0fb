import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { editorSchemas } from '../../src/authoring/editor/editor-workspace';
import { packageManagerOf } from './package-manager.mjs';
import { languages } from './read-options.mjs';
import { repositoryFiles } from './repository-files.mjs';

const engine = JSON.parse(readFileSync('package.json', 'utf8'));
const create = JSON.parse(readFileSync('create/package.json', 'utf8'));
const site = { packageName: 'pedal', name: 'Pedal $& Co.', lang: 'en', prospectus: '0.2.0' };
const files = repositoryFiles({ ...site, manager: packageManagerOf() });
const textOf = (path: string) => files.get(path) ?? '';
const { scripts, ...manifest } = JSON.parse(textOf('package.json'));

describe('the files of a new repository', () => {
  it('are these', () => {
    expect([...files.keys()].sort()).toEqual([
      '.editorconfig',
      '.github/workflows/content.yml',
      '.gitignore',
      '.vscode/settings.json',
      'README.md',
      'package.json',
      'tsconfig.json',
      'vitest.config.js',
    ]);
  });

  it('depend on one version of Prospectus exactly, and on the versions of other packages that it is tested with', () => {
    expect(manifest).toMatchObject({
      name: 'pedal',
      private: true,
      dependencies: { prospectus: '0.2.0' },
      engines: engine.engines,
    });
    const versions = { ...engine.dependencies, ...engine.devDependencies };
    for (const [name, version] of Object.entries(manifest.devDependencies))
      expect({ name, version }).toEqual({ name, version: versions[name] });
    expect(create.engines).toEqual(engine.engines);
  });

  it('tell VS Code the schema of every kind of document', () => {
    const { 'json.schemas': mappings } = JSON.parse(textOf('.vscode/settings.json'));
    const urls = mappings.map(({ url }: { url: string }) => url);
    const schemaUrls = Object.values(editorSchemas({})).map((file) => `./node_modules/prospectus/${file}`);
    expect(urls).toEqual(schemaUrls);
  });

  it('run only commands that they have, with read permission, a time limit and actions of one major version', () => {
    const workflow = load(textOf('.github/workflows/content.yml')) as {
      permissions: object;
      jobs: Record<string, { 'timeout-minutes'?: number; steps: { run?: string; uses?: string }[] }>;
    };
    const jobs = Object.values(workflow.jobs);
    const steps = jobs.flatMap(({ steps }) => steps);
    const startedScripts = steps.flatMap(
      ({ run = '' }) => /npm (?:run )?(?:--silent )?(?!ci)(\w+)/.exec(run)?.[1] ?? [],
    );
    expect(startedScripts).toEqual(['check', 'types', 'test', 'build', 'diff']);
    expect(startedScripts.filter((name) => !(name in scripts))).toEqual([]);
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(jobs.every((job) => job['timeout-minutes'])).toBe(true);
    expect(steps.filter(({ uses }) => uses !== undefined && !/@v\d+$/.test(uses))).toEqual([]);
  });
});

describe.each(languages)('the README in %s', (lang) => {
  const readme = repositoryFiles({ ...site, lang, manager: packageManagerOf() }).get('README.md') ?? '';

  it('begins with the name of the site, unchanged even if it contains “$&”, and has no placeholder left', () => {
    expect(readme.startsWith('# Pedal $& Co.\n')).toBe(true);
    expect(readme).not.toContain('{{');
  });

  it('shows the commands of the English one in the same order, each a script of package.json', () => {
    const shown = [...readme.matchAll(/npm (?:run )?(\w+)(?: --? ?(--\w+|\w+))?/g)].map(
      ([, name = '', option]) => ({
        name,
        option,
      }),
    );
    const inEnglish = [...textOf('README.md').matchAll(/npm (?:run )?(\w+)(?: --? ?(--\w+|\w+))?/g)];
    expect(shown.filter(({ name }) => name !== 'install' && !(name in scripts))).toEqual([]);
    expect(shown.map(({ name }) => name)).toEqual(inEnglish.map(([, name]) => name));
  });

  it('is one page', () => {
    expect(readme.split('\n').length).toBeLessThan(70);
  });
});
