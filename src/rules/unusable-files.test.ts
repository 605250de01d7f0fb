import { expect, it } from 'vitest';
import { site } from '../../tests/compiler/site';
import { fileProblem } from '../document/detect-foreign-content';
import { unusableFiles } from './unusable-files';

/** What is reported of a file whose content starts and ends with these texts. */
const warningsFor = (name: string, start: string, end = start) => {
  const problem = fileProblem(name, start, end);
  const fileProblems = new Map(problem ? [[name, problem]] : []);
  return site({}, { files: [name], fileProblems }, unusableFiles).diagnostics.map(({ message }) => message);
};

it('reports files that nobody could open', () => {
  expect(warningsFor('prices.pdf', '<!DOCTYPE html><html>')).toEqual(['prices.pdf is a web page (HTML).']);
  expect(warningsFor('prices.pdf', '%PDF-1.7\n', '0000012345')).toEqual([
    'prices.pdf is cut off: the end of the PDF is missing.',
  ]);
  expect(warningsFor('prices.pdf', '')).toEqual(['prices.pdf is empty.']);
  expect(warningsFor('prices.pdf', 'GIF89a')).toEqual([
    'prices.pdf is no PDF, although its name ends in .pdf.',
  ]);
  expect(warningsFor('film.mp4', 'version https://git-lfs.github.com/spec/v1')).toEqual([
    'film.mp4 is only the pointer that Git LFS keeps in place of a large file.',
  ]);
});

it('reports no files whose content matches their names', () => {
  expect(warningsFor('prices.pdf', '%PDF-1.7\n%%EOF\n')).toEqual([]);
  expect(warningsFor('prices.xlsx', 'PK\u0003\u0004')).toEqual([]);
  expect(warningsFor('terms.html', '<html>')).toEqual([]);
});
