import { basename, extname } from 'node:path/posix';
import { missingAlt } from '../diagnostics/missing-alt/missing-alt';
import { locationOfValue } from '../document/location';
import { images } from '../references/images';
import { inShown, type Rule } from './rule';

/**
 * Images without an alternative text: content that is marked as decorative, and any image whose alt text is a file name. Elsewhere only the author knows whether an image is decorative.
 */
export const missingAlts: Rule = inShown(({ document, references }) =>
  references.of(images).flatMap(({ name, alt, informative }) => {
    const isWordless = alt && ((alt.text === '' && informative) || namesFile(alt.text, name));
    return isWordless ? [missingAlt(locationOfValue(document, alt.pointer), alt.text)] : [];
  }),
);

/** The name that a camera, a phone or a bank of images gives to a file. */
const anyFile =
  /^\S+\.(?:png|jpe?g|svg|webp|avif|gif|heic)$|^(?:image|img|photo|picture|dsc|screenshot)[ _-]?\d*$/;

const namesFile = (alt: string, name: string) => {
  const written = alt.trim().toLowerCase();
  const file = basename(name);
  const stem = basename(file, extname(file));
  if (anyFile.test(written)) return true;
  // “Lisbon” for lisbon.svg may be meant; what nobody says aloud is not.
  return written === file || written === name || (stem.includes('-') && written === stem);
};
