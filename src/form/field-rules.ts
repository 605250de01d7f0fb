import type { FormField } from '../generated/compiled';

/** What decides whether a field takes an answer: the part of its definition that pages and the receiver judge by. */
export type FieldRules = Pick<
  FormField,
  | 'type'
  | 'digits'
  | 'prefixes'
  | 'countries'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'min'
  | 'max'
  | 'step'
  | 'earliest'
  | 'latest'
  | 'version'
  | 'options'
  | 'messages'
>;

/** An answer: a text, or what was chosen from boxes to tick. */
export type FieldValue = string | readonly string[];

/** An answer as one text. */
export const textOf = (value: FieldValue): string => (typeof value === 'string' ? value : value.join('; '));
