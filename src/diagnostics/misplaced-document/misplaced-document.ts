import { defineError } from '../define-diagnostic';
import { didYouMean } from '../nearest';

/** The kind of a document, judged by its content, and where it belongs. */
interface DetectedKind {
  /** With an article: “a register”. */
  kindName: string;
  /** The path where such a document is read. */
  path: string;
  /** Whether another document has that path. */
  isTaken: boolean;
}

/** `nearPathOrKind` is a similar path that is read, or what the document is by its content. */
export const misplacedDocument = defineError<[path: string, nearPathOrKind?: string | DetectedKind]>({
  code: 'misplaced-document',
  about:
    'A document lies where it is not read as what it is, or its name or folder begins with an underscore but is none that Prospectus reads.',
  message: (path, nearPathOrKind) =>
    typeof nearPathOrKind === 'object'
      ? `This is ${nearPathOrKind.kindName}, which is not read from “${path}”.`
      : `“${path}” will never be read.`,
  hint: (path, nearPathOrKind) => {
    if (typeof nearPathOrKind === 'object')
      return nearPathOrKind.isTaken
        ? `The site has another one, “${nearPathOrKind.path}”: take over from here what that one lacks, and delete this file.`
        : `Move it to “${nearPathOrKind.path}”.`;
    return didYouMean(
      nearPathOrKind,
      path.includes('/')
        ? 'Move this file into a folder without a “_” to make it a page.'
        : 'Delete the “_” at the start of its name to make it a page.',
    );
  },
});
