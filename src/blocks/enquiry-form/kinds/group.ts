import type { FormField } from '../../../generated/compiled';

/**
 * Whether a field has several controls (radio buttons, checkboxes, the country code beside a phone number), or one
 * control with a text of its own (a consent), all with the field's name. The controls are in a slot, because React never
 * changes them.
 */
export const isGroup = ({ type, countries }: Pick<FormField, 'type' | 'countries'>): boolean =>
  type === 'radio' || type === 'checkbox' || type === 'consent' || countries !== undefined;

/** The slot for the controls of a group, or for what is below a text area. */
export const slotOf = ({ id }: Pick<FormField, 'id'>): string => `field-${id}`;
