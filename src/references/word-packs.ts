import type { Sources } from '../document/source';

/** The pack for a language: `en-GB` if there is one, or else `en`; undefined if there is neither. */
export const packFor = ({ packs = {} }: Pick<Sources, 'packs'>, language: string | undefined) =>
  language === undefined ? undefined : (packs[language] ?? packs[language.split('-')[0] ?? '']);

/** The word at a path of a document of words or of a pack; undefined if it has none. */
export const wordAt = (words: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (within, name) => (isObject(within) ? within[name as keyof typeof within] : undefined),
    words,
  );

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
