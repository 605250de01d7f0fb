import type { Schema } from '../../document/source';

/** Placeholder for a text to be written, or in a template, for a value to be filled in. */
export const toDo = 'TODO';

/**
 * `TODO: The heading above the table`, from the schema's description of the text; only `TODO` if that would be too
 * long.
 */
export function toDoFor({ description = '', maxLength = Number.POSITIVE_INFINITY }: Schema): string {
  const [sentence = ''] = description.split(/[.:](?:\s|$)/, 1);
  const text = sentence === '' ? toDo : `${toDo}: ${sentence}`;
  return text.length <= maxLength ? text : toDo;
}
