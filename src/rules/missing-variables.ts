import { missingVariable } from '../diagnostics/missing-variable/missing-variable';
import { locationOfValue } from '../document/location';
import type { Rule } from './rule';

/** Words of the interface that lost a part that is filled in, as {number}: the schema's examples have it. */
export const missingVariables: Rule = ({ settings, sources: { schemas } }) => {
  if (!settings) return [];
  const { document, content } = settings;
  const { properties = {} } = schemas['schema/parts/words.schema.json'] ?? {};
  return Object.entries(content.words ?? {}).flatMap(([name, written]) => {
    const example = String(properties[name]?.examples?.[0] ?? '');
    return [...example.matchAll(/\{\w+\}/g)]
      .filter(([variable]) => !String(written).includes(variable))
      .map(([variable]) => missingVariable(locationOfValue(document, `/words/${name}`), variable, example));
  });
};
