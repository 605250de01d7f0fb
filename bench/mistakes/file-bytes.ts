import { readFileSync } from 'node:fs';
import { type Mistake, put } from './mistake';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

const pointer = `version https://git-lfs.github.com/spec/v1
oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
size 12345
`;
const web = '<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body></body></html>\n';
const rtf = '{\\rtf1\\ansi\\deff0 {\\fonttbl {\\f0 Calibri;}}\\f0\\fs24 Study in Ireland}';
const docx = bytes('PK\x03\x04', [20, 0, 6, 0, 8, 0], '[Content_Types].xml');
const png = bytes(
  [0x89],
  'PNG\r\n\x1a\n',
  [0, 0, 0, 13],
  'IHDR',
  [0, 0, 4, 0, 0, 0, 2, 0, 8, 6, 0, 0, 0, 1, 2, 3, 4],
);
const jpg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]);
const heic = bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic');
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('{ "kind": "page" }', 'utf16le')]);
const zeros = new Uint8Array(2048);
const page = () => readFileSync('pages-json/study-ireland.json');

/** What a file is can be read from its first bytes; its name says something else. */
export const fileBytes: readonly Mistake[] = [
  put('study-ireland.json', pointer, /LFS/),
  put('study-ireland.json', rtf, /RTF|rich text|word processor/i),
  put('study-ireland.json', docx, /word processor|Word|ZIP/i),
  put('study-ireland.json', web, /HTML|web page/i),
  put('study-ireland.json', '', /empty/i),
  put('study-ireland.json', ' \n\n', /empty/i),
  put('study-ireland.json', zeros, /zero|damaged|empty/i),
  put('study-ireland.json', utf16, /UTF-8/i),
  put(
    'study-ireland.json',
    Buffer.from(page().toString('utf8').replace('Dairy', 'Café'), 'latin1'),
    /UTF-8/i,
    { at: 'Caf' },
  ),
  put('study-ireland.json', page().subarray(0, 9000), /end|cut|missing|closed/i, { at: '' }),
  put('study-ireland.json', '---\ntitle: Study in Ireland\n---\n', /YAML|Markdown|JSON/i),
  put('study-ireland.json', '# Study in Ireland\n\nText\n', /Markdown|JSON/i),
  put(
    'study-ireland.json',
    '{\n<<<<<<< HEAD\n  "kind": "page"\n=======\n  "kind": "destination"\n>>>>>>> main\n}\n',
    /merge|conflict|two versions/i,
    { at: '<<<<' },
  ),
  put('_facts/ireland.json', pointer, /LFS/),
  put('_facts/ireland.json', '', /empty/i),
  put('_words.json', pointer, /LFS/),
  put('_images/ireland.svg', pointer, /LFS/, { in: 'study-ireland.json', at: '"image": "ireland.svg"' }),
  put('_images/ireland.svg', web, /HTML|web page/i, {
    in: 'study-ireland.json',
    at: '"image": "ireland.svg"',
  }),
  put('_images/ireland.svg', '', /empty/i, { in: 'study-ireland.json', at: '"image": "ireland.svg"' }),
  put('_images/ireland.svg', png, /PNG/i, { in: 'study-ireland.json', at: '"image": "ireland.svg"' }),
  put('_images/extra.jpg', heic, /HEIC/i, { in: '_images/extra.jpg' }),
  put('_images/extra.jpg', jpg, /end|cut|missing|damaged/i, { in: '_images/extra.jpg' }),
  put('_images/extra.png', png, /end|cut|missing|damaged/i, { in: '_images/extra.png' }),
  put('_files/university-guide.pdf', pointer, /LFS/),
  put('_files/university-guide.pdf', web, /HTML|web page/i),
  put('_files/university-guide.pdf', '', /empty/i),
  put('_files/university-guide.pdf', docx, /word processor|Word|ZIP|PDF/i),
  put('_files/university-guide.pdf', rtf, /RTF|rich text/i),
  put('_files/university-guide.pdf', '%PDF-1.4\n1 0 obj\n', /cut|end|damaged/i),
  put('_files/hero.mp4', web, /HTML|web page/i),
];
