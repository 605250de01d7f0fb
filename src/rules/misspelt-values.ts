import { misspeltValue } from '../diagnostics/misspelt-value/misspelt-value';
import { nearest } from '../diagnostics/nearest';
import { collectionName, entrySchemaFile } from '../document/document-kind';
import { locationOfValue } from '../document/location';
import { repeated } from '../document/repeated';
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
  const common = repeated(values, ({ value }) => value).map(({ key }) => key);
  return values.flatMap(({ value, index }) => {
    const near = common.includes(value) ? undefined : nearest(value, common);
    return near === undefined
      ? []
      : [misspeltValue(locationOfValue(parsed, `/entries/${index}/${property}`), value, near)];
  });
}
