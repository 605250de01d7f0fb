import { defineError } from '../define-diagnostic';

export const malformedRoute = defineError<[name: string, suggested: string]>({
  code: 'malformed-route',
  about: 'A file name contains characters that an address cannot have.',
  message: (name) => `“${name}” cannot be used as an address.`,
  hint: (_name, suggested) =>
    `Rename the file with small letters, digits and hyphens only, such as ${suggested}.`,
});
