import { defineError } from '../define-diagnostic';

/** `owner` is what needs the word, such as a block; `group` is where it belongs, and `proposal` its text as JSON. */
export const missingWord = defineError<
  [word: string, owner: string, group: string, proposal: string | undefined]
>({
  code: 'missing-word',
  about: 'A word that the site uses is not in _words.json.',
  message: (word, owner) => `The word “${word}” is missing. ${owner} needs it.`,
  hint: (word, _owner, group, proposal) =>
    proposal === undefined
      ? `Add it to ${group}. What it says is described in the schema; packs/en.json has it in English.`
      : `Add it to ${group}: "${word}": ${proposal}`,
});
