import { escapeText } from '../emit/escape';
import type { Markup } from './html';

/** A description from the schema, with text between backticks as code. */
export const withCode = (text = ''): Markup => ({
  markup: escapeText(text).replace(/`([^`]+)`/g, '<code>$1</code>'),
});
