import type { Schema } from '../../document/source';

/** Placeholder for a text to be written, or in a template, for a value to be filled in. */
export const toDo = 'TODO';

/**
 * `TODO: The heading above the table`, from the schema's description of the text; only `TODO` if that would be too
 * long. Undefined if the text must match a pattern that the placeholder does not match.
 */
export function toDoFor({
  description = '',
  maxLength = Number.POSITIVE_INFINITY,
  pattern = '',
}: Schema): string | undefined {
  const [sentence = ''] = description.split(/[.:](?:\s|$)/, 1);
  const sentenceToDo = sentence === '' ? toDo : `${toDo}: ${sentence}`;
  const text = sentenceToDo.length <= maxLength ? sentenceToDo : toDo;
  return new RegExp(pattern, 'u').test(text) ? text : undefined;
}
