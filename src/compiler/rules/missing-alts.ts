import { basename, extname } from 'node:path/posix';
import { missingAlt } from '../diagnostics/missing-alt';
import { placeOfValue } from '../place';
import type { Rule } from './rule';

/**
 * Pictures without words for those who do not see them: content that says it is decoration, and any picture whose words
 * are the name of its file. Where else a picture is decoration, its author alone can tell.
 */
export const missingAlts: Rule = ({ site, documents }) => {
  const byFile = new Map(documents.map((document) => [document.source.file, document]));
  return site.shown.flatMap(({ file, pictures }) =>
    pictures.flatMap(({ name, pointer, alt, tells }) => {
      const document = byFile.get(file);
      const isWordless = (alt === '' && tells) || (alt !== undefined && namesFile(alt, name));
      return document && isWordless ? [missingAlt(placeOfValue(document, `${pointer}/alt`), alt)] : [];
    }),
  );
};

const namesFile = (alt: string, name: string) => {
  const written = alt.trim().toLowerCase();
  const file = basename(name);
  const stem = basename(file, extname(file));
  // “Ireland” for ireland.svg may be meant; what nobody says aloud is not.
  return written === file || written === name || (stem.includes('-') && written === stem);
};
