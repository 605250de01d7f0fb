import { defineError } from '../define-diagnostic';

export const unknownFlag = defineError<[found: string]>({
  code: 'unknown-flag',
  about: 'The code of a flag is not that of a country.',
  message: (found) => `No country has the code “${found}”.`,
  hint: 'Write the two-letter code of the country in small letters: “pt” for Portugal, “gb” for the United Kingdom.',
});
