import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../src/files/read-tree';
import { root } from './house';

const inDocs = (await filesBelow(join(root, 'docs'))).map((file) => posix.join('docs', file));
const atRoot = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'];
const pages = [...inDocs, ...atRoot, 'tests/fixture/README.md'].filter((file) => file.endsWith('.md'));

/** Without blocks of code. */
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8').replace(/^```.*?^```/gms, '');

/** The names that headings have on GitHub and in editors. */
const anchorsIn = (page: string): readonly string[] =>
  [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const linksIn = (page: string): readonly string[] =>
  [
    ...textOf(page)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^\s()]+)\)/g),
  ]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

function isThere(target: string, page: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page : posix.join(posix.dirname(page), path);
  if (!existsSync(join(root, file))) return false;
  return anchor === undefined || !file.endsWith('.md') || anchorsIn(file).includes(anchor);
}

it.each(pages)('leads to files and headings that are there: %s', (page) => {
  expect(linksIn(page).filter((target) => !isThere(target, page))).toEqual([]);
});

it('looks at hundreds of links', () => {
  expect(pages.flatMap(linksIn).length).toBeGreaterThan(200);
});
