import { copyAgainAdvice, detectForeignContent, type ForeignContent } from './detect-foreign-content';

/**
 * What is wrong with a downloadable file, judged by its first and last bytes, one character for each; undefined if
 * nothing is.
 */
export function fileProblem(path: string, start: string, end: string): ForeignContent | undefined {
  if (start === '') return { description: 'empty', advice: copyAgainAdvice };
  const found = detectForeignContent(start);
  if (found && !found.expectedIn?.test(path)) return found;
  if (!/\.pdf$/i.test(path)) return undefined;
  if (!start.startsWith('%PDF-'))
    return { description: 'no PDF, although its name ends in .pdf', advice: copyAgainAdvice };
  return end.includes('%%EOF')
    ? undefined
    : { description: 'cut off: the end of the PDF is missing', advice: copyAgainAdvice };
}
