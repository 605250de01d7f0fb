import type { Diagnostic } from '../../diagnostics/diagnostic';
import { nearest } from '../../diagnostics/nearest';
import { unknownValue } from '../../diagnostics/unknown-value/unknown-value';
import { blockSchemaFile, collectionName, entrySchemaFile } from '../../document/document-kind';
import { locationOfValue } from '../../document/location';
import type { Schema, Schemas } from '../../document/source';
import type { KindsDocument } from '../../generated/documents';
import { kindsDocument } from '../../references/site-kinds';
import { fileOfPart, targetOf } from '../../schema/located-schema';
import type { PartiallyValid } from '../../schema/valid-value';
import type { LinkedSite } from '../../site/checked-site';

/** Opening hours that menus should show, under a name that neither the block named with it nor a collection has. */
export function unknownHours({ documents, sources }: LinkedSite): readonly Diagnostic[] {
  const kindsFile = kindsDocument(documents);
  if (!kindsFile) return [];
  const { kinds = [] } = Object(kindsFile.validValue) as PartiallyValid<KindsDocument>;
  return kinds.flatMap((kind, index) => {
    const { block, hours } = kind?.figures?.place ?? {};
    if (block === undefined || hours === undefined || !sources.schemas[blockSchemaFile(block)]) return [];
    const collections = sources.documents.flatMap(({ path }) => collectionName(path) ?? []);
    const files = [blockSchemaFile(block), ...collections.map(entrySchemaFile)];
    if (files.some((file) => namesOfHoursIn(sources.schemas, file).includes(hours))) return [];
    const hourNames = [...new Set(files.flatMap((file) => namesOfHoursIn(sources.schemas, file)))];
    const location = locationOfValue(kindsFile.parsed, `/kinds/${index}/figures/place/hours`);
    const adviceWithoutHours = hourNames.length === 0 ? `Delete it: “${block}” shows no hours.` : undefined;
    return [unknownValue(location, 'hours', hours, hourNames, nearest(hours, hourNames), adviceWithoutHours)];
  });
}

/** Names of properties in a schema that are opening hours. */
function namesOfHoursIn(schemas: Schemas, file: string): readonly string[] {
  const namesIn = (schema: Schema): readonly string[] => [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
      ...(property.$ref && targetOf(file, property.$ref).file === fileOfPart('hours') ? [name] : []),
      ...namesIn(property),
    ]),
    ...(schema.items ? namesIn(schema.items) : []),
    ...Object.values(schema.$defs ?? {}).flatMap(namesIn),
  ];
  const schema = schemas[file];
  return schema ? namesIn(schema) : [];
}
