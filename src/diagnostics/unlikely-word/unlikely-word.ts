import { defineWarningWithTexts } from '../define-diagnostic';

export const unlikelyWord = defineWarningWithTexts({
  code: 'unlikely-word',
  about:
    'A word of the interface is in another language than the site, says the same as one that means something else, or has what is filled in exchanged. It is accepted in _site.json.',
});
