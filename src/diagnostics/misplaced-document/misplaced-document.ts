import { defineDiagnostic } from '../define-diagnostic';
import { didYouMean } from '../nearest';

export const misplacedDocument = defineDiagnostic<[path: string, near?: string]>({
  code: 'misplaced-document',
  severity: 'error',
  about: 'A file name or a folder begins with an underscore but is not one that Prospectus reads.',
  message: (path) => `“${path}” will never be read.`,
  hint: (path, near) =>
    didYouMean(
      near,
      path.includes('/')
        ? 'Move this file into a folder without a “_” to make it a page.'
        : 'Delete the “_” at the start of its name to make it a page.',
    ),
});
