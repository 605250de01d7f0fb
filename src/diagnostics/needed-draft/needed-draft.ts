import { defineError } from '../define-diagnostic';

export const neededDraft = defineError<[name: string]>({
  code: 'needed-draft',
  about: 'A page that the site shows by itself, such as the 404 page, is marked as a draft.',
  message: (name) => `“${name}” is shown by the site itself and cannot be a draft.`,
  hint: 'Delete its "draft" line.',
});
