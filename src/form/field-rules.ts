import type { FormField } from '../generated/compiled';

/**
 * The properties of a field by which pages and the receiver validate answers. Without the text of a consent, which is
 * no rule, and which the receiver has as Markdown but pages as rich text.
 */
export type FieldRules = Pick<FormField, 'type'> & Partial<Omit<FormField, 'text'>>;

/** An answer: a text, or a list of the checked options, or without script of a country code and a phone number. */
export type FieldValue = string | readonly string[];

/** An answer as a single text. */
export const textOf = (value: FieldValue): string => (typeof value === 'string' ? value : value.join('; '));
