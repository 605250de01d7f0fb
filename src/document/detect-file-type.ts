/** What a file actually contains, and advice for the author. */
export interface DetectedFileType {
  is: string;
  advice: string;
}

const again = 'Copy or download it again, or save it again from the program that it was made with.';
const asText =
  'Copy the text out of it, and save it as plain text in UTF-8 from a text editor such as VS Code.';

/** Matched against the first bytes, one character for each byte. */
const signatures: readonly (readonly [RegExp | string, DetectedFileType])[] = [
  [
    /^version https:\/\/git-lfs/,
    {
      is: 'only the pointer that Git LFS keeps in place of a large file',
      advice: 'Fetch the file itself: git lfs pull.',
    },
  ],
  [
    '\0'.repeat(8),
    { is: 'nothing but zero bytes: it was damaged while it was saved or copied', advice: again },
  ],
  [/^\{\\rtf/, { is: 'a text of a word processor (RTF)', advice: asText }],
  ['PK\x03\x04', { is: 'a ZIP archive, as those that word processors save', advice: asText }],
  ['\xd0\xcf\x11\xe0', { is: 'a document of an old word processor', advice: asText }],
  [/^%PDF-/, { is: 'a PDF', advice: 'Move it to _files to link to it.' }],
  [
    /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body)\b/is,
    {
      is: 'a web page (HTML)',
      advice:
        'A download that needs a login ends so, or the page around a file was saved in its place: download the file itself.',
    },
  ],
  [/^MZ/, { is: 'a program for Windows', advice: 'Delete it.' }],
  [
    /^....ftyp(?:heic|heix|mif1|hevc)/s,
    {
      is: 'a HEIC image, as phones save photographs',
      advice: 'Save it as JPG: on the phone, or in an image editor.',
    },
  ],
  [
    /^(?:---\r?\n|# )/,
    { is: 'Markdown or YAML', advice: 'Write the document as JSON: “npm run new” makes one to begin with.' },
  ],
];

/** Identifies content that does not belong in a site, by its first bytes. */
export const detectFileType = (start: string): DetectedFileType | undefined =>
  signatures.find(([signature]) =>
    typeof signature === 'string' ? start.startsWith(signature) : signature.test(start),
  )?.[1];
