import { expect, it } from 'vitest';
import { readPagesOption } from './read-pages-option';

it.each([
  { args: [], pagesFolder: 'pages-json', otherArguments: [] },
  { args: ['list', '--form', 'a'], pagesFolder: 'pages-json', otherArguments: ['list', '--form', 'a'] },
  { args: ['list', '--pages', '../client'], pagesFolder: '../client', otherArguments: ['list'] },
  { args: ['--pages=examples/escola', 'list'], pagesFolder: 'examples/escola', otherArguments: ['list'] },
  { args: ['--pages', 'site', 'list', '--pages=other'], pagesFolder: 'other', otherArguments: ['list'] },
  { args: ['list', '--pages'], pagesFolder: 'pages-json', otherArguments: ['list', '--pages'] },
])('$args names the folder $pagesFolder', ({ args, pagesFolder, otherArguments }) => {
  expect(readPagesOption(args)).toEqual({ pagesFolder, otherArguments });
});
