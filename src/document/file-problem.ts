import { copyAgain, detectForeignContent, type ForeignContent } from './detect-foreign-content';

/** Content that is right for files with these extensions, and a mistake in any other file. */
const expectedByExtension: readonly (readonly [extension: RegExp, description: RegExp])[] = [
  [/\.html?$/i, /web page/],
  [/\.(?:zip|docx|xlsx|pptx|odt|ods|odp|epub|pages|numbers|key)$/i, /ZIP/],
  [/\.(?:doc|xls|ppt)$/i, /old word processor/],
  [/\.rtf$/i, /RTF/],
  [/\.pdf$/i, /PDF/],
  [/\.(?:md|ya?ml|txt)$/i, /Markdown/],
  [/\.hei[cf]$/i, /HEIC/],
];

/**
 * What is wrong with a downloadable file, judged by its first and last bytes, one character for each; undefined if
 * nothing is.
 */
export function fileProblem(path: string, start: string, end: string): ForeignContent | undefined {
  if (start === '') return { description: 'empty', advice: copyAgain };
  const found = detectForeignContent(start);
  const isExpected = expectedByExtension.some(
    ([extension, description]) => extension.test(path) && found && description.test(found.description),
  );
  if (found && !isExpected) return found;
  if (!/\.pdf$/i.test(path)) return undefined;
  if (!start.startsWith('%PDF-'))
    return { description: 'no PDF, although its name ends in .pdf', advice: copyAgain };
  return end.includes('%%EOF')
    ? undefined
    : { description: 'cut off: the end of the PDF is missing', advice: copyAgain };
}
