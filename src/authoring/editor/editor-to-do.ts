import type { Schema, Schemas } from '../../document/source';
import { branchFor } from '../../schema/branches';
import { dereference, type LocatedSchema } from '../../schema/located-schema';
import { toDoFor } from '../new/to-do';

/**
 * An example as it is inserted into a document. Its texts become TODOs, as in `npm run new`, because no check would
 * notice leftover example sentences. Other values stay. `about` is the description of the enclosing list.
 */
export function withToDos(schemas: Schemas, at: LocatedSchema, example: unknown, about?: string): unknown {
  const { schema, file } = dereference(schemas, at);
  const resolved = { ...schema, ...at.schema };
  if (typeof example === 'string')
    return isText(resolved) && example !== '' ? toDoIn(resolved, about) : example;
  if (Array.isArray(example)) {
    const { items = {}, description } = resolved;
    return example.map((entry) => withToDos(schemas, { schema: items, file }, entry, description));
  }
  if (typeof example !== 'object' || example === null) return example;
  const branch = branchFor(schemas, { schema, file }, example);
  if (branch) return withToDos(schemas, branch, example);
  const below = (key: string): LocatedSchema => ({ schema: schema.properties?.[key] ?? {}, file });
  return Object.fromEntries(
    Object.entries(example).map(([key, value]) => [key, withToDos(schemas, below(key), value)]),
  );

  function toDoIn(text: Schema, about: string | undefined): unknown {
    const placeholder = toDoFor({
      ...text,
      description: at.schema.description ?? about ?? schema.description,
    });
    return !text.pattern || new RegExp(text.pattern, 'u').test(placeholder) ? placeholder : example;
  }
}

const isText = ({ type, enum: words }: Schema) => type === 'string' && !words;
