import { defineError } from '../define-diagnostic';

export const newerContract = defineError<[found: number, current: number]>({
  code: 'newer-contract',
  about: 'The documents of a site follow a newer version of the schemas than this copy of Prospectus knows.',
  message: (found, current) =>
    `These documents follow contract ${found}; this Prospectus knows contract ${current}.`,
  hint: 'Update Prospectus, for example with git pull. It never turns documents back into an older version.',
});
