import type { Sources } from '../document/source';

/** The pack for a language: `en-GB` if there is one, or else `en`; undefined if there is neither. */
export const packFor = ({ packs = {} }: Pick<Sources, 'packs'>, language: string | undefined) =>
  language === undefined ? undefined : (packs[language] ?? packs[language.split('-')[0] ?? '']);
