import { escapeText } from '../emit/escape';
import type { Markup } from './html';

/** A description of the contract: what it has between backticks is code. */
export const withCode = (text = ''): Markup => ({
  markup: escapeText(text).replace(/`([^`]+)`/g, '<code>$1</code>'),
});
