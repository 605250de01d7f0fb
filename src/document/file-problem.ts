import { type DetectedFileType, detectFileType } from './detect-file-type';

/** Content that is right for files with these extensions, and a mistake in any other file. */
const meant: readonly (readonly [ending: RegExp, is: RegExp])[] = [
  [/\.html?$/i, /web page/],
  [/\.(?:zip|docx|xlsx|pptx|odt|ods|odp|epub|pages|numbers|key)$/i, /ZIP/],
  [/\.(?:doc|xls|ppt)$/i, /old word processor/],
  [/\.rtf$/i, /RTF/],
  [/\.pdf$/i, /PDF/],
  [/\.(?:md|ya?ml|txt)$/i, /Markdown/],
  [/\.hei[cf]$/i, /HEIC/],
];

const again = 'Copy or download it again, or save it again from the program that it was made with.';

/**
 * What is wrong with a downloadable file, judged by its first and last bytes, one character for each; undefined if
 * nothing is.
 */
export function fileProblem(path: string, start: string, end: string): DetectedFileType | undefined {
  if (start === '') return { is: 'empty', advice: again };
  const found = detectFileType(start);
  const isMeant = meant.some(([ending, is]) => ending.test(path) && found && is.test(found.is));
  if (found && !isMeant) return found;
  if (!/\.pdf$/i.test(path)) return undefined;
  if (!start.startsWith('%PDF-')) return { is: 'no PDF, although its name ends in .pdf', advice: again };
  return end.includes('%%EOF') ? undefined : { is: 'cut off: the end of the PDF is missing', advice: again };
}
