import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectPaths } from './project-paths.mjs';

const folders = [
  'pages-json',
  'examples/escola',
  'examples/my-school',
  'examples-my/school',
  '../client/site',
  '../other/site',
  'Sites/Ann & Co',
  '/var/www/pages-json',
];

describe('the paths of a site', () => {
  it('carry no name for the main site, `pages-json`', () => {
    expect(projectPaths('pages-json')).toMatchObject({
      out: 'dist',
      data: 'data',
      port: 4173,
      devPort: 5173,
    });
    expect(projectPaths('./pages-json/')).toEqual(projectPaths('pages-json'));
  });

  it('have the name of its folder', () => {
    const { port: _port, devPort: _devPort, ...paths } = projectPaths('examples/escola');
    expect(paths).toMatchInlineSnapshot(`
      {
        "data": "data-examples.escola",
        "devData": "data-examples.escola/dev",
        "editor": ".prospectus/editor-examples.escola",
        "gallery": "gallery-examples.escola",
        "out": "dist-examples.escola",
        "snippets": ".vscode/examples.escola.code-snippets",
        "viteCache": "node_modules/.vite-examples.escola",
        "workspace": "examples.escola.code-workspace",
      }
    `);
    expect(projectPaths(resolve('examples/escola')).out).toBe('dist-examples.escola');
  });

  it('are never those of another site, whatever the folders are called', () => {
    for (const name of [
      'out',
      'gallery',
      'data',
      'devData',
      'viteCache',
      'editor',
      'workspace',
      'snippets',
    ] as const)
      expect(new Set(folders.map((folder) => projectPaths(folder)[name])).size).toBe(folders.length);
  });

  it('come with ports that browsers do not block', () => {
    // Without the main site, whose ports are fixed. Browsers block some ports outside of these ranges, such as 4190.
    const ports = folders
      .slice(1)
      .flatMap((folder) => [projectPaths(folder).port, projectPaths(folder).devPort]);
    expect(ports.filter((port) => !/^(4[2-8]|5[2-8])\d\d$/.test(String(port)))).toEqual([]);
  });
});
