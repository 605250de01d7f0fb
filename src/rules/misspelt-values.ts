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
function misspeltIn({ parsed, validValue }: LinkedDocument, property: string) {
  const { entries = [] } = Object(validValue) as {
    entries?: readonly (Record<string, unknown> | undefined)[];
  };
  const values = entries.map((entry) => entry?.[property]);
  if (values.includes(undefined)) return []; // an invalid value makes the counts uncertain
  const counts = new Map<string, number>();
  for (const value of values.map(String)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const common = [...counts.keys()].filter((value) => (counts.get(value) ?? 0) > 1);
  return values.map(String).flatMap((value, index) => {
    if (counts.get(value) !== 1) return [];
    const near = nearest(value, common);
    const location = () => locationOfValue(parsed, `/entries/${index}/${property}`);
    return near === undefined ? [] : [misspeltValue(location(), value, near)];
  });
}
