import { defineError } from '../define-diagnostic';

/**
 * `form` is a plural category of Intl, such as `few`; `numbers` are examples of numbers that take it. `proposal` is the
 * text of the pack for it; undefined if that has none.
 */
export const missingPlural = defineError<
  [form: string, language: string, numbers: readonly number[], proposal: string | undefined]
>({
  code: 'missing-plural',
  about: 'A word with a number lacks a form that the language of the site needs.',
  message: (form, language, numbers) =>
    `The form “${form}” is missing: ${language} uses it for ${numbers.join(', ')}.`,
  hint: (form, _language, _numbers, proposal = '…') => `Add "${form}": "${proposal}"`,
});
