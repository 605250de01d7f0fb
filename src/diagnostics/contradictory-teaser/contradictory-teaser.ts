import { defineDiagnostic } from '../define-diagnostic';

export const contradictoryTeaser = defineDiagnostic<[message: string, hint: string]>({
  code: 'contradictory-teaser',
  severity: 'warning',
  about: 'A teaser has another date or title than the article that it leads to.',
  message: (message) => message,
  hint: (_message, hint) => hint,
});
