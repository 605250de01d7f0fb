import { defineDiagnostic } from '../define-diagnostic';

export const missingVariable = defineDiagnostic<[variable: string, example: string]>({
  code: 'missing-variable',
  severity: 'warning',
  about: 'A text of the interface lacks something that is filled in, such as {number}.',
  message: (variable) => `${variable} is missing here.`,
  hint: (_variable, example) => `Put it back: the page fills it in. For example: ${example}`,
});
