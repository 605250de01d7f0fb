import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Diagnostic, Outcome } from './diagnostics/diagnostic';
import { duplicateKey } from './diagnostics/duplicate-key';
import { syntaxError } from './diagnostics/syntax-error';
import { lineAt, placeAt, pointerOf } from './place';
import type { SourceFile } from './source';

/** A document whose JSON is sound, with the tree that tells where everything stands. */
export interface ParsedDocument {
  source: SourceFile;
  value: unknown;
  tree: Node;
}

/** Text to tree with places. The value is missing where the text is no JSON. */
export function parse(source: SourceFile): Outcome<ParsedDocument | undefined> {
  const faults: ParseError[] = [];
  const tree = parseTree(source.text, faults, { disallowComments: true, allowTrailingComma: false });
  const fault = faults[0];
  if (fault || !tree) {
    return { value: undefined, diagnostics: [fault ? describeFault(source, fault) : emptyText(source)] };
  }
  const diagnostics = duplicateKeys(source, tree);
  return { value: { source, tree, value: JSON.parse(source.text) }, diagnostics };
}

const emptyText = (source: SourceFile) =>
  syntaxError(
    placeAt(source, '', 0, 1),
    'The file is empty.',
    'A document is an object: begin it with “{” and end it with “}”.',
  );

/** The parser names what it missed where it noticed; an author wants the cause, which often stands before. */
function describeFault(source: SourceFile, { error, offset, length }: ParseError): Diagnostic {
  const { text } = source;
  const before = text.slice(0, offset).trimEnd();
  const found = text[offset];
  const name = printParseErrorCode(error);
  const at = (from: number, span = 1) => placeAt(source, '', from, span);

  if (text.trim() === '') return emptyText(source);
  if (before.endsWith(',') && (found === '}' || found === ']')) {
    return syntaxError(
      at(before.length - 1),
      `There is a comma before the closing “${found}”.`,
      'JSON allows no comma after the last entry: take it out.',
    );
  }
  if (name === 'InvalidCommentToken') {
    return syntaxError(at(offset, length), 'JSON has no comments.', 'Take the comment out.');
  }
  if (name === 'CommaExpected') {
    return syntaxError(
      at(Math.max(0, before.length - 1)),
      'A comma is missing after this.',
      'Put a comma between two entries.',
    );
  }
  if (name === 'UnexpectedEndOfString') {
    return syntaxError(
      at(offset, length),
      'This text has no closing quotation mark.',
      'Close it with “"”. A quotation mark inside a text is written \\".',
    );
  }
  if (offset >= text.trimEnd().length) {
    return syntaxError(
      at(Math.max(0, before.length - 1)),
      'The document ends too early.',
      'Every “{” needs its “}”, every “[” its “]”.',
    );
  }
  return syntaxError(at(offset, length), ...(syntaxWords[name] ?? notJson));
}

type Fault = [message: string, advice: string];

const notJson: Fault = [
  'This is no JSON value.',
  'Texts stand in double quotation marks; other values are numbers, true, false, lists and objects.',
];

/** By the names that jsonc-parser gives its errors. */
const syntaxWords: Readonly<Record<string, Fault>> = {
  InvalidNumberFormat: [
    'This is no number.',
    'Write digits with a point for fractions and no separators: 1032, 12.5.',
  ],
  PropertyNameExpected: [
    'The name of a property is expected here.',
    'Names of properties stand in double quotation marks: "heading".',
  ],
  ColonExpected: ['A colon is missing here.', 'Put a colon between a name and its value.'],
  CloseBraceExpected: ['A “}” is missing here.', 'Close the object that is open here.'],
  CloseBracketExpected: ['A “]” is missing here.', 'Close the list that is open here.'],
  EndOfFileExpected: [
    'The document has ended before this.',
    'Take out what follows the last “}”, or the “}” that closed too early.',
  ],
  InvalidEscapeCharacter: [
    'A backslash is followed by a letter that JSON does not know.',
    'Write \\\\ for a backslash, \\" for a quotation mark.',
  ],
  InvalidCharacter: [
    'A text must stand in one line.',
    'Take out the line break or tab; a second paragraph is a second text.',
  ],
};

function duplicateKeys(source: SourceFile, node: Node): readonly Diagnostic[] {
  const children = node.children ?? [];
  const nested = children.flatMap((child) => duplicateKeys(source, child));
  if (node.type !== 'object') return nested;

  const first = new Map<string, Node>();
  const doubled = children.flatMap((property) => {
    const key = property.children?.[0];
    if (!key) return [];
    const earlier = first.get(key.value);
    if (!earlier) {
      first.set(key.value, key);
      return [];
    }
    const place = placeAt(source, `${pointerOf(node)}/${key.value}`, key.offset, key.length);
    return [duplicateKey(place, key.value, lineAt(source.text, earlier.offset).line)];
  });
  return [...doubled, ...nested];
}
