/** Whether anything of a text is seen: a joiner, a Hangul filler or a Braille cell without dots is not. */
export const isSeen = (text: string): boolean => /[^\s\p{Cf}\p{DI}\u2800]/u.test(text);
