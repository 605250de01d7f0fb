import { defineError } from '../define-diagnostic';
import { quotedList } from '../message-values';

export const refusedDefault = defineError<[value: string, options: readonly string[]]>({
  code: 'refused-default',
  about: 'A field of a form would not take the value that it has at first.',
  message: (value, options) =>
    options.length > 0 ? `“${value}” is not one of the options.` : `This field does not take “${value}”.`,
  hint: (_value, options) =>
    options.length > 0
      ? `Write one of them: ${quotedList(options, 'or')}.`
      : 'Write a value that fits the rules of the field, or delete it.',
});
