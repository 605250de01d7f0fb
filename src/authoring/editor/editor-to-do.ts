import type { Schemas } from '../../document/source';
import { branchFor } from '../../schema/branches';
import { dereference, type LocatedSchema } from '../../schema/located-schema';
import { toDoFor } from '../new/to-do';

/**
 * An example as editors insert it into a document. Its texts become TODOs, as in `npm run new`, because no check would
 * notice leftover example sentences. Other values stay. `listDescription` is that of the list that the example is in.
 */
export function withToDos(
  schemas: Schemas,
  located: LocatedSchema,
  example: unknown,
  listDescription?: string,
): unknown {
  const { schema, file } = dereference(schemas, located);
  const resolved = { ...schema, ...located.schema };
  if (typeof example === 'string') {
    const description = located.schema.description ?? listDescription ?? schema.description;
    const isFreeText = resolved.type === 'string' && !resolved.enum && example !== '';
    return (isFreeText ? toDoFor({ ...resolved, description }) : undefined) ?? example;
  }
  if (Array.isArray(example)) {
    const { items = {}, description } = resolved;
    return example.map((entry) => withToDos(schemas, { schema: items, file }, entry, description));
  }
  if (typeof example !== 'object' || example === null) return example;
  const branch = branchFor(schemas, { schema, file }, example);
  if (branch) return withToDos(schemas, branch, example);
  const locatedProperty = (key: string): LocatedSchema => ({ schema: schema.properties?.[key] ?? {}, file });
  return Object.fromEntries(
    Object.entries(example).map(([key, value]) => [key, withToDos(schemas, locatedProperty(key), value)]),
  );
}
