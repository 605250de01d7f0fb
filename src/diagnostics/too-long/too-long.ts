import { defineError } from '../define-diagnostic';

export const tooLong = defineError<[found: number, limit: number]>({
  code: 'too-long',
  about: 'A text has more characters than there is room for.',
  message: (found, limit) => `Too long: ${found} characters, the limit is ${limit}.`,
  hint: (found, limit) => {
    const over = found - limit;
    return `Shorten it by ${over} ${over === 1 ? 'character' : 'characters'}.`;
  },
});
