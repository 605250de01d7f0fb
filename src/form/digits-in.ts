/** Only the digits of a text. */
export const digitsIn = (text: string): string => text.replace(/\D/g, '');
