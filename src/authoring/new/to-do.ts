import type { Schema } from '../../document/source';

/** What stands in for a text that is to be written; in a start: for a value that is to be filled in. */
export const toDo = 'TODO';

/** `TODO: The heading above the table`, from what the contract says of the text; the word alone where more has no room. */
export function toDoFor({ description = '', maxLength = Number.POSITIVE_INFINITY }: Schema): string {
  const [sentence = ''] = description.split(/[.:](?:\s|$)/, 1);
  const text = sentence === '' ? toDo : `${toDo}: ${sentence}`;
  return text.length <= maxLength ? text : toDo;
}
