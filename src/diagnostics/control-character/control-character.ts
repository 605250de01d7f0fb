import { defineError } from '../define-diagnostic';

/**
 * Why a character has to be deleted: no page can show it (`whole`), it is half of a surrogate pair (`half`), or it is
 * invisible within an address (`address`).
 */
export type CharacterProblem = 'whole' | 'half' | 'address';

export const controlCharacter = defineError<[codePoint: string, problem: CharacterProblem]>({
  code: 'control-character',
  about:
    'A document contains a character that no page can show: a control character, half a character, or one that nobody sees in an address.',
  message: (codePoint, problem) =>
    ({
      whole: `There is a character here that no page can show (${codePoint}).`,
      half: `There is half a character here (${codePoint}), such as half an emoji.`,
      address: `There is a character in this address that nobody sees (${codePoint}).`,
    })[problem],
  hint: (_codePoint, problem) =>
    ({
      whole: 'Delete it. It usually comes with text that was copied from another program.',
      half: 'Delete it and type the whole character: a program has cut it in two.',
      address:
        'Delete the address and type it again, or the link leads nowhere. Such a character comes with copied text.',
    })[problem],
});
