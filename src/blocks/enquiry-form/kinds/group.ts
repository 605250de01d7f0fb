import type { FormField } from '../../../generated/compiled';

/**
 * Whether a field has several controls, or one with a text of its own: their names are that of the field. They are
 * served in a slot, because no script changes them.
 */
export const isGroup = ({ type, countries }: Pick<FormField, 'type' | 'countries'>): boolean =>
  type === 'radio' || type === 'checkbox' || type === 'consent' || countries !== undefined;

/** The slot with the controls of a group, or with what is below a text area. */
export const slotOf = ({ id }: Pick<FormField, 'id'>): string => `field-${id}`;
