import type { Schema } from '../../document/source';

/**
 * Advice for a text that does not match the pattern of its schema. Common mistakes have specific advice; others get the
 * hint of the schema.
 */
export function formatAdvice({ title, pattern, hint, description = '' }: Schema, found: string): string {
  // A pattern that begins like this is that of an id, under whatever title.
  const suggest = suggestions[title ?? ''] ?? (pattern?.startsWith('^[a-z') ? smallLetters : undefined);
  const suggested = suggest?.(found);
  if (typeof suggested === 'string') return suggested;
  if (suggested && (pattern === undefined || new RegExp(pattern, 'u').test(suggested.corrected)))
    return `${suggested.advice} “${suggested.corrected}”.`;
  return hint ?? description;
}

/** Advice alone, or with a corrected value, which is used only if it matches the pattern. */
type Suggestion = string | { advice: string; corrected: string };
/** Suggests how to correct a text; undefined if the hint of its schema says it better. */
type Suggest = (found: string) => Suggestion | undefined;

const linkAdvice: Suggest = (found) => {
  if (found !== found.trim()) return spaceAdvice(found);
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(found))
    return { advice: 'For an email link write', corrected: `mailto:${found}` };
  if (/^http:\/\/(?:localhost|127\.|192\.168\.|10\.)/i.test(found))
    return 'That is an address of your own computer. For a page of this site write its path, such as “/contact”.';
  if (/^http:\/\//i.test(found)) return { advice: 'Write', corrected: found.replace(/^http:/i, 'https:') };
  if (/^www\./i.test(found)) return { advice: 'Write', corrected: `https://${found}` };
  if (found === '#') return 'Write the id of a block after the “#”.';
  if (found.startsWith('#'))
    return { advice: 'Ids are written in small letters:', corrected: `#${slug(found)}` };
  const number = /^(?:tel:)?\s*(\+?[\d\s().-]+)$/.exec(found)?.[1];
  if (number)
    return { advice: 'For a telephone link write', corrected: `tel:${number.replace(/[^+\d]/g, '')}` };
  if (/^(\.{0,2}\/)*[\w/-]+(\.json|\.html?)?(#[\w-]+)?$/.test(found)) {
    const path = found.replace(/^[./]+/, '').replace(/\.(json|html?)(?=#|$)/, '');
    return { advice: 'For a page of this site write', corrected: `/${path}` };
  }
  return undefined;
};

const imageAdvice: Suggest = (found) => {
  if (found !== found.trim()) return spaceAdvice(found);
  if (/^https?:\/\/|^www\./i.test(found))
    return 'Save the image in _images and write its file name here, such as “campus.webp”.';
  const extension = /\.([a-z]+)$/i.exec(found)?.[1]?.toLowerCase();
  if (extension === 'jpeg') {
    const corrected = toImageName(found.replace(/\.jpeg$/i, '.jpg'));
    return { advice: 'Give the file the ending .jpg, and write here', corrected };
  }
  if (extension !== undefined && !['svg', 'png', 'jpg', 'webp', 'avif'].includes(extension))
    return `Save the image as WebP, JPG or PNG: .${extension} files cannot be shown.`;
  if (extension === undefined) return 'Add the ending of the file name, such as “.jpg”.';
  const name = found.replace(/^.*_images\//, '').replace(/^[./]+/, '');
  if (name !== found) return { advice: 'Write the file name alone:', corrected: name };
  return {
    advice: 'Only small letters, digits and hyphens are allowed. Rename the file, and write here',
    corrected: toImageName(found),
  };
};

const toImageName = (found: string) => found.toLowerCase().replace(/[\s_]+/g, '-');

const textAdvice: Suggest = (found) => {
  if (found === '') return 'Write some text, or delete the property if it is optional.';
  if (!hasVisibleCharacter(found)) return 'Write some text instead.';
  if (found !== found.trim()) return spaceAdvice(found);
  return hasLineBreak(found) ? 'Replace the line break (\\n) with a space.' : undefined;
};

const richTextAdvice: Suggest = (found) =>
  found !== '' && found === found.trim() && hasLineBreak(found)
    ? 'Delete the line break (\\n). For a second paragraph, add a second text to the list.'
    : textAdvice(found);

/** Whether a text has any visible character. Joiners, Hangul fillers and blank Braille cells are invisible. */
export const hasVisibleCharacter = (text: string): boolean => /[^\s\p{Cf}\p{DI}\u2800]/u.test(text);

/** Whether a text contains a line break, including the separators of Unicode. */
export const hasLineBreak = (text: string): boolean => /[\r\n\u2028\u2029]/.test(text);

const spaceAdvice = (found: string) =>
  `Delete the space at the ${found === found.trimEnd() ? 'start' : 'end'}.`;

const smallLetters: Suggest = (found) => ({
  advice: 'Only small letters, digits and hyphens are allowed: write',
  corrected: slug(found),
});

const slug = (found: string) =>
  found
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const dateAdvice: Suggest = (found) => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(found) ?? [];
  // 3/4/2027 is in March or in April, depending on the country. With dots, the day comes first everywhere.
  const isClear = Number(day) > 12 || found.includes('.') || day === month;
  return year !== '' && isClear
    ? {
        advice: 'Write the year first:',
        corrected: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
      }
    : undefined;
};

/** By title of the schema. */
const suggestions: Readonly<Record<string, Suggest>> = {
  Target: linkAdvice,
  ImageSource: imageAdvice,
  Text: textAdvice,
  RichText: richTextAdvice,
  Anchor: smallLetters,
  EntryId: smallLetters,
  Day: dateAdvice,
  MonthOrDay: dateAdvice,
  Flag: (found) => ({ advice: 'Write it in small letters:', corrected: found.toLowerCase() }),
};

/** The noun for a text, by its schema; undefined if only the property name describes it. */
export const nounFor = ({ title = '' }: Schema): string | undefined => nouns[title];

const nouns: Readonly<Record<string, string>> = {
  Target: 'link',
  ImageSource: 'image name',
  Text: 'text',
  RichText: 'text',
  Anchor: 'id',
  EntryId: 'id',
  FormName: 'form name',
  Icon: 'icon name',
  Flag: 'flag',
  Day: 'date',
  'Script address': 'address',
};
