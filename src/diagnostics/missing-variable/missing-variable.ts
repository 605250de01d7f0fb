import { defineWarning } from '../define-diagnostic';

/** `variable` is one with its braces, or several joined by “and”. `isUnknown`: it is there, but nothing fills it in. */
export const missingVariable = defineWarning<[variable: string, example: string, isUnknown?: true]>({
  code: 'missing-variable',
  about:
    'A text of the interface lacks something that is filled in, such as {number}, or has what nothing fills in.',
  message: (variable, _example, isUnknown) =>
    isUnknown
      ? `Nothing fills in ${variable} here.`
      : `${variable} ${variable.includes(' and ') ? 'are' : 'is'} missing here.`,
  hint: (variable, example, isUnknown) =>
    isUnknown
      ? `Delete it: visitors would read it as it is typed. For example: ${example}`
      : `Put ${variable.includes(' and ') ? 'them' : 'it'} back: the page fills ${variable.includes(' and ') ? 'them' : 'it'} in. For example: ${example}`,
});
