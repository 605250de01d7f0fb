import type { FormField } from '../../generated/compiled';

/**
 * The messages of a field as they are in its served HTML, where the style sheet shows one once the browser has found
 * something wrong: that for a missing text is the first, and that for what the field does not accept the last.
 */
export const servedMessages = ({ messages: { missing, invalid } = {} }: Pick<FormField, 'messages'>) =>
  [missing, invalid].filter((message) => message !== undefined);
