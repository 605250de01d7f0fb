import { defineWarningWithTexts } from '../define-diagnostic';

export const otherPage = defineWarningWithTexts({
  code: 'other-page',
  about:
    'A page says in a heading, shows or quotes what belongs to another page of its kind: most likely it was copied from there.',
});
