import { basename, extname } from 'node:path/posix';
import { missingAlt } from '../diagnostics/missing-alt/missing-alt';
import { locationOfValue } from '../document/location';
import { images } from '../references/images';
import { forVisibleDocuments, type Rule } from './rule';

/**
 * Images without a useful alt text: an empty one where the image is content, the name of the file, or one that begins
 * with “Image of”. In other blocks only authors know whether an image is decorative, so an empty one is allowed.
 */
export const missingAlts: Rule = forVisibleDocuments(({ parsed, references }) =>
  references.of(images).flatMap(({ name, alt, informative }) => {
    if (!alt) return []; // the schema has no alt text here
    const location = () => locationOfValue(parsed, alt.pointer);
    if ((alt.text === '' && informative) || isFileName(alt.text, name))
      return [missingAlt(location(), alt.text)];
    const [prefix] = redundantPrefix.exec(alt.text) ?? [];
    // The last argument says that this is only the beginning of the alt text, which names the medium.
    return prefix === undefined ? [] : [missingAlt(location(), prefix, true)];
  }),
);

/** Matches “Image of” in several languages. “Photograph of” is allowed, since that may matter. */
const redundantPrefix =
  /^(?:(?:an? )?(?:image|picture|graphic|icon) of|(?:ein )?bild (?:von|des|der)|(?:une )?image d[e’']|(?:una )?imagen del?|(?:uma )?imagem d[aeo])(?=\s|[’'])/i;

/** Matches the name of any image file, and names that cameras and phones give, with or without number: “img_0123”. */
const commonFileName =
  /^\S+\.(?:png|jpe?g|svg|webp|avif|gif|heic)$|^(?:image|img|photo|picture|dsc|screenshot)[ _-]?\d*$/;

/** Whether an alt text is the name of the image's file, or of any file. */
const isFileName = (alt: string, name: string) => {
  const normalizedAlt = alt.trim().toLowerCase();
  const fileName = basename(name);
  const stem = basename(fileName, extname(fileName));
  if (commonFileName.test(normalizedAlt)) return true;
  // “Lisbon” for lisbon.svg may be intended, but hyphenated names are not.
  return (
    normalizedAlt === fileName || normalizedAlt === name || (stem.includes('-') && normalizedAlt === stem)
  );
};
