import { defineWarningWithTexts } from '../define-diagnostic';

export const contradictoryTeaser = defineWarningWithTexts({
  code: 'contradictory-teaser',
  about: 'A teaser has another date or title than the article that it leads to.',
});
