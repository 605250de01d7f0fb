/** Content that is damaged or not what the name of its file says, such as a web page saved as an image. */
export interface ForeignContent {
  /** What the file contains. It completes “This file is …”. */
  description: string;
  advice: string;
  /** Names of files for which this content is right. */
  expectedIn?: RegExp;
}

/** Advice for a file that is damaged or not what it should be. */
const copyAgainAdvice = 'Copy or download it again, or save it again from the program that it was made with.';
const asTextAdvice =
  'Copy the text out of it, and save it as plain text in UTF-8 from a text editor such as VS Code.';

/** Matched against the first bytes, one character for each byte. */
const signatures: readonly (readonly [RegExp | string, ForeignContent])[] = [
  [
    /^version https:\/\/git-lfs/,
    {
      description: 'only the pointer that Git LFS keeps in place of a large file',
      advice: 'Fetch the file itself: git lfs pull.',
    },
  ],
  [
    '\0'.repeat(8),
    {
      description: 'nothing but zero bytes: it was damaged while it was saved or copied',
      advice: copyAgainAdvice,
    },
  ],
  [
    /^\{\\rtf/,
    { description: 'a text of a word processor (RTF)', advice: asTextAdvice, expectedIn: /\.rtf$/i },
  ],
  [
    'PK\x03\x04',
    {
      description: 'a ZIP archive, as those that word processors save',
      advice: asTextAdvice,
      expectedIn: /\.(?:zip|docx|xlsx|pptx|odt|ods|odp|epub|pages|numbers|key)$/i,
    },
  ],
  [
    '\xd0\xcf\x11\xe0',
    {
      description: 'a document of an old word processor',
      advice: asTextAdvice,
      expectedIn: /\.(?:doc|xls|ppt)$/i,
    },
  ],
  [/^%PDF-/, { description: 'a PDF', advice: 'Move it to _files to link to it.', expectedIn: /\.pdf$/i }],
  [
    /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body)\b/is,
    {
      description: 'a web page (HTML)',
      advice:
        'This is what you get when a download needs a login, or when you save the page instead of the file it links to. Download the file itself.',
      expectedIn: /\.html?$/i,
    },
  ],
  [/^MZ/, { description: 'a program for Windows', advice: 'Delete it.' }],
  [
    /^....ftyp(?:heic|heix|mif1|hevc)/s, // four bytes say how long the header is
    {
      description: 'a HEIC image, as phones save photographs',
      advice: 'Save it as JPG: on the phone, or in an image editor.',
      expectedIn: /\.hei[cf]$/i,
    },
  ],
  [
    /^(?:---\r?\n|# )/,
    {
      description: 'Markdown or YAML',
      advice: 'Write the document as JSON: “npm run new” makes one to begin with.',
      expectedIn: /\.(?:md|ya?ml|txt)$/i,
    },
  ],
];

/** Identifies content that does not belong in a site, by its first bytes. */
export const detectForeignContent = (start: string): ForeignContent | undefined =>
  signatures.find(([signature]) =>
    typeof signature === 'string' ? start.startsWith(signature) : signature.test(start),
  )?.[1];

/**
 * What is wrong with a downloadable file, judged by its first and last bytes, one character for each; undefined if
 * nothing is.
 */
export function fileProblem(path: string, start: string, end: string): ForeignContent | undefined {
  if (start === '') return { description: 'empty', advice: copyAgainAdvice };
  const found = detectForeignContent(start);
  if (found && !found.expectedIn?.test(path)) return found;
  const isPdf = /\.pdf$/i.test(path);
  if (isPdf && !start.startsWith('%PDF-'))
    return { description: 'no PDF, although its name ends in .pdf', advice: copyAgainAdvice };
  if (isPdf && !end.includes('%%EOF'))
    return { description: 'cut off: the end of the PDF is missing', advice: copyAgainAdvice };
  return undefined;
}
