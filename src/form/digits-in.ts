/** The digits of a text alone. */
export const digitsIn = (text: string): string => text.replace(/\D/g, '');
