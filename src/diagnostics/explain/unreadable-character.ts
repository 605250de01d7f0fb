import { locationAt } from '../../document/location';
import type { SourceFile } from '../../document/source';
import type { Diagnostic } from '../diagnostic';
import { syntaxError } from '../syntax-error/syntax-error';

/** The replacement character for bytes that are not UTF-8. Authors who mean the character itself can write \ufffd. */
const replacementCharacter = '\ufffd';

/** Looks like UTF-16: an optional byte order mark, and zero bytes beside the first letters. */
const utf16Start = /^(?:\ufffd\ufffd)?(?:[^\0]\0[^\0]\0|\0[^\0]\0[^\0])/;

/** The first unreadable character in a file that is not UTF-8; saving it as UTF-8 fixes all of them. */
export function unreadableCharacter(source: SourceFile): readonly Diagnostic[] {
  if (utf16Start.test(source.text))
    return [
      syntaxError(
        locationAt(source, '', 0, 1),
        'This file is saved as UTF-16 and cannot be read.',
        'Save the file as UTF-8. In VS Code, click the encoding at the bottom right and choose “Save with Encoding”.',
      ),
    ];
  const offset = source.text.indexOf(replacementCharacter);
  if (offset === -1) return [];
  const message = 'This character cannot be read: the file is not saved as UTF-8.';
  const advice =
    'Save the file as UTF-8, then type this character again. In VS Code, click the encoding at the bottom right and choose “Save with Encoding”.';
  return [syntaxError(locationAt(source, '', offset, 1), message, advice)];
}
