import { expect, it } from 'vitest';
import { site } from '../../tests/compiler/site';
import { fileProblem } from '../document/file-problem';
import { unusableFiles } from './unusable-files';

const found = (name: string, start: string, end = start) => {
  const problem = fileProblem(name, start, end);
  const fileProblems = new Map(problem ? [[name, problem]] : []);
  return site({}, { files: [name], fileProblems }, unusableFiles).diagnostics.map(({ message }) => message);
};

it('warns of files that nobody could open', () => {
  expect(found('prices.pdf', '<!DOCTYPE html><html>')).toEqual(['prices.pdf is a web page (HTML).']);
  expect(found('prices.pdf', '%PDF-1.7\n', '0000012345')).toEqual([
    'prices.pdf is cut off: the end of the PDF is missing.',
  ]);
  expect(found('prices.pdf', '')).toEqual(['prices.pdf is empty.']);
  expect(found('prices.pdf', 'GIF89a')).toEqual(['prices.pdf is no PDF, although its name ends in .pdf.']);
  expect(found('film.mp4', 'version https://git-lfs.github.com/spec/v1')).toEqual([
    'film.mp4 is only the pointer that Git LFS keeps in place of a large file.',
  ]);
});

it('leaves files that are what their names say', () => {
  expect(found('prices.pdf', '%PDF-1.7\n%%EOF\n')).toEqual([]);
  expect(found('prices.xlsx', 'PK\u0003\u0004')).toEqual([]);
  expect(found('terms.html', '<html>')).toEqual([]);
});
