import type { FormField } from '../generated/compiled';

/** The properties of a field by which pages and the receiver validate answers. */
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

/** An answer: a text, or the checked options. */
export type FieldValue = string | readonly string[];

/** An answer as a single text. */
export const textOf = (value: FieldValue): string => (typeof value === 'string' ? value : value.join('; '));
