import { defineDiagnostic } from '../define-diagnostic';

export const controlCharacter = defineDiagnostic<[found: string, isHalf: boolean]>({
  code: 'control-character',
  severity: 'error',
  about: 'A document contains a character that no page can show: a control character, or half of one.',
  message: (found, isHalf) =>
    isHalf
      ? `There is half a character here (${found}), such as half an emoji.`
      : `There is a character here that no page can show (${found}).`,
  hint: (_found, isHalf) =>
    isHalf
      ? 'Delete it and type the whole character: a program has cut it in two.'
      : 'Delete it. It usually comes with text that was copied from another program.',
});
