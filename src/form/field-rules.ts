import type { FormField } from '../generated/compiled';

/**
 * A field, as pages and the receiver validate answers by it: its type with whatever else it has. The text of a consent
 * is another on each side (Markdown source or rich text), and no rule.
 */
export type FieldRules = Pick<FormField, 'type'> & Partial<Omit<FormField, 'text'>>;

/** An answer: a text, or the checked options. */
export type FieldValue = string | readonly string[];

/** An answer as a single text. */
export const textOf = (value: FieldValue): string => (typeof value === 'string' ? value : value.join('; '));
