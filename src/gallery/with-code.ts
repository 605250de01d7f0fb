import { escapeText } from '../emit/escape';
import type { Markup } from './html';

/** A schema description, with text in backticks as code. */
export const withCode = (text = ''): Markup => ({
  markup: escapeText(text).replace(/`([^`]+)`/g, '<code>$1</code>'),
});
