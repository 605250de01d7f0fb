import type { Schemas } from '../../document/source';

const pascalCase = (type: string) => type.replace(/(?:^|-)(.)/g, (_match, letter) => letter.toUpperCase());

/** The component name for a block type: `CourseCard`, or `CourseCardBlock` if that name is taken. */
export function blockName(type: string, schemas: Schemas): string {
  const name = pascalCase(type);
  return titlesIn(schemas).has(name) || name in globalThis ? `${name}Block` : name;
}

/** All titles in schemas. Those of the schemas themselves are the names of generated types. */
function titlesIn(schemas: Schemas): ReadonlySet<string> {
  const titles = new Set<string>();
  JSON.stringify(schemas, (key, value) => {
    if (key === 'title' && typeof value === 'string') titles.add(value);
    return value;
  });
  return titles;
}
