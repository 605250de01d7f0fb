import { execFileSync, spawnSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';

/** Whether `pdftotext` is installed, which is in Debian's package poppler-utils. */
export const canReadPages = spawnSync('pdftotext', ['-v']).status === 0;

/** The lines of each page of a PDF file from the top to the foot, those without words left out. */
export function linesOfPages(pdf: Uint8Array): string[][] {
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  const pages = text.split('\f').slice(0, -1); // each page ends with a form feed
  return pages.map((page) =>
    page
      .split(/\r?\n/)
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  );
}

/** How much text is drawn in a PDF file, in hexadecimal digits of its glyphs. Text that is invisible is not drawn. */
export async function glyphDigitsIn(pdf: Uint8Array): Promise<number> {
  const file = Buffer.from(pdf);
  let digits = 0;
  for (let at = file.indexOf('stream\n'); at !== -1; at = file.indexOf('stream\n', at)) {
    const begin = at + 'stream\n'.length;
    const end = file.indexOf('endstream', begin);
    digits += digitsOf(file.subarray(begin, end));
    at = end + 'endstream'.length;
  }
  return digits;
}

/** Text is shown by `<…> Tj` and `[…] TJ`, two or four hexadecimal digits for each glyph. */
function digitsOf(stream: Buffer): number {
  let content = '';
  try {
    content = inflateSync(stream).toString('latin1');
  } catch {
    return 0; // a picture or a font
  }
  if (!/\bBT\b/.test(content)) return 0;
  return [...content.matchAll(/<([0-9a-f]+)>/gi)].reduce((sum, [, digits = '']) => sum + digits.length, 0);
}
