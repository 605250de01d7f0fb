import { defineDiagnostic } from '../define-diagnostic';
import { didYouMean } from '../nearest';

/** The kind of a document, judged by its content, and where it belongs. */
interface Known {
  is: string;
  path: string;
  /** Another document has that path. */
  isTaken: boolean;
}

export const misplacedDocument = defineDiagnostic<[path: string, known?: string | Known]>({
  code: 'misplaced-document',
  severity: 'error',
  about:
    'A document lies where it is not read as what it is, or its name or folder begins with an underscore but is none that Prospectus reads.',
  message: (path, known) =>
    typeof known === 'object'
      ? `This is ${known.is}, which is not read from “${path}”.`
      : `“${path}” will never be read.`,
  hint: (path, known) => {
    if (typeof known === 'object')
      return known.isTaken
        ? `The site has another one, “${known.path}”: take over from here what that one lacks, and delete this file.`
        : `Move it to “${known.path}”.`;
    return didYouMean(
      known,
      path.includes('/')
        ? 'Move this file into a folder without a “_” to make it a page.'
        : 'Delete the “_” at the start of its name to make it a page.',
    );
  },
});
