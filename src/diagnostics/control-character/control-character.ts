import { defineError } from '../define-diagnostic';

/**
 * Why a character has to be deleted: it cannot be displayed, is half of a surrogate pair, or is invisible within an
 * address.
 */
export type CharacterProblem = 'whole' | 'half' | 'address';

export const controlCharacter = defineError<[codePoint: string, problem: CharacterProblem]>({
  code: 'control-character',
  about:
    'A document contains a character that no page can show: a control character, half of one, or one that nobody sees in an address.',
  message: (found, problem) =>
    ({
      whole: `There is a character here that no page can show (${found}).`,
      half: `There is half a character here (${found}), such as half an emoji.`,
      address: `There is a character in this address that nobody sees (${found}).`,
    })[problem],
  hint: (_found, problem) =>
    ({
      whole: 'Delete it. It usually comes with text that was copied from another program.',
      half: 'Delete it and type the whole character: a program has cut it in two.',
      address:
        'Delete the address and type it again, or the link leads nowhere. Such a character comes with copied text.',
    })[problem],
});
