import type { FormField } from '../../generated/compiled';

/** A field that the form has only where a link fills it in. It is not served, since no link is known at build. */
export const isShownFilled = ({ shown }: Pick<FormField, 'shown'>): boolean => shown === 'filled';
