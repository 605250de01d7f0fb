/** Whether a text has any visible character. Joiners, Hangul fillers and blank Braille cells are invisible. */
export const hasVisibleCharacter = (text: string): boolean => /[^\s\p{Cf}\p{DI}\u2800]/u.test(text);
