import type { FormField } from '../../../generated/compiled';

/**
 * Whether a field has several controls, or one with its own text, all with the field's name. These are in a slot,
 * because React never changes them.
 */
export const isGroup = ({ type, countries }: Pick<FormField, 'type' | 'countries'>): boolean =>
  type === 'radio' || type === 'checkbox' || type === 'consent' || countries !== undefined;

/** The slot for the controls of a group, or for what is below a text area. */
export const slotOf = ({ id }: Pick<FormField, 'id'>): string => `field-${id}`;
