import type { Diagnostic } from './diagnostics/diagnostic';
import { syntaxError } from './diagnostics/syntax-error';
import { placeAt } from './place';
import type { SourceFile } from './source';

/** What stands in the place of bytes that are no UTF-8. Who means the sign itself can write \ufffd. */
const unread = '\ufffd';

/** The first sign of a file that is not saved as UTF-8: once it is, the others are right, too. */
export function unreadSign(source: SourceFile): readonly Diagnostic[] {
  const offset = source.text.indexOf(unread);
  if (offset === -1) return [];
  const message = 'The sign that stands here cannot be read: the file is not saved as UTF-8.';
  const advice = 'Save the file as UTF-8, and write the sign again.';
  return [syntaxError(placeAt(source, '', offset, 1), message, advice)];
}
