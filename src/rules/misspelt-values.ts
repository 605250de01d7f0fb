import { misspeltValue } from '../diagnostics/misspelt-value/misspelt-value';
import { nearest } from '../diagnostics/nearest';
import { collectionName, entrySchemaFile } from '../document/document-kind';
import { locationOfValue } from '../document/location';
import type { LinkedDocument } from '../site/checked-site';
import type { Rule } from './rule';

/**
 * Values of a property by which visitors filter a collection (`repeats` in its schema), if a value occurs once and is
 * similar to a frequent one: visitors would see both as options.
 */
export const misspeltValues: Rule = ({ documents, sources: { schemas } }) =>
  documents.flatMap((document) => {
    const name = collectionName(document.parsed.source.path);
    const { properties = {} } = (name && schemas[entrySchemaFile(name)]) || {};
    return Object.entries(properties).flatMap(([property, { repeats }]) =>
      repeats ? misspeltIn(document, property) : [],
    );
  });

/** The values of one property that are probably misspelt. */
function misspeltIn({ parsed, validValue, invalidPointers }: LinkedDocument, property: string) {
  const { entries = [] } = Object(validValue) as {
    entries?: readonly (Record<string, unknown> | undefined)[];
  };
  // An invalid value makes the counts uncertain; one that an entry leaves out does not.
  if (entries.some((entry, index) => !entry || invalidPointers.has(`/entries/${index}/${property}`)))
    return [];
  const values = entries.flatMap((entry, index) =>
    entry?.[property] === undefined ? [] : [{ value: String(entry[property]), index }],
  );
  const counts = new Map<string, number>();
  for (const { value } of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const common = [...counts.keys()].filter((value) => (counts.get(value) ?? 0) > 1);
  return values.flatMap(({ value, index }) => {
    if (counts.get(value) !== 1) return [];
    const near = nearest(value, common);
    const location = () => locationOfValue(parsed, `/entries/${index}/${property}`);
    return near === undefined ? [] : [misspeltValue(location(), value, near)];
  });
}
