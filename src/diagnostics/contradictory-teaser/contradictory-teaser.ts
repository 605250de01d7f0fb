import { defineDiagnosticWithTexts } from '../define-diagnostic';

export const contradictoryTeaser = defineDiagnosticWithTexts({
  code: 'contradictory-teaser',
  severity: 'warning',
  about: 'A teaser has another date or title than the article that it leads to.',
});
