import { defineError } from '../define-diagnostic';

export const clashingName = defineError<[name: string, other: string]>({
  code: 'clashing-name',
  about: 'The names of two files or folders differ only in capitals, or in how an accented letter is stored.',
  message: (name, other) => `“${name}” and “${other}” are the same on Windows and macOS.`,
  hint: 'Rename or delete one of the two. They differ only in capitals, or in how an accented letter is stored.',
});
