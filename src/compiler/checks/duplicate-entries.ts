import type { Diagnostic } from '../../diagnostics/diagnostic';
import { duplicateId } from '../../diagnostics/duplicate-id/duplicate-id';
import { repeatedEntry } from '../../diagnostics/repeated-entry/repeated-entry';
import type { DocumentKind } from '../../document/document-kind';
import { locationOfValue } from '../../document/location';
import { repeated } from '../../document/repeated';
import { choiceKey } from '../../form/normalize-answer';
import type { LinkedDocument, LinkedSite } from '../../site/checked-site';
import { fieldsIn, type ValidField } from './fields-in';

/**
 * Reports names that must be unique in a list: ids of entries in a collection and of facts, fields of a form, kinds of
 * pages, tones. Also options of a field that differ only in spaces or Unicode normalization, because neither visitors
 * nor the receiver could tell them apart.
 */
export const duplicateEntries = (site: LinkedSite): readonly Diagnostic[] => [
  ...site.documents.flatMap(duplicatesIn),
  ...fieldsIn(site).flatMap(duplicateOptions),
];

function duplicateOptions({ document, field: { options = [] }, pointer }: ValidField): readonly Diagnostic[] {
  return repeated(options.entries(), ([, option]) => choiceKey(option)).map(({ entry: [index], first }) =>
    repeatedEntry(locationOfValue(document, `${pointer}/options/${index}`), first[0] + 1, index + 1),
  );
}

/** The properties by which the entries of a list must differ, by kind of document. */
const uniqueProperties: Readonly<
  Partial<Record<DocumentKind, readonly (readonly [list: string, property: string])[]>>
> = {
  form: [
    ['fields', 'id'],
    ['fields', 'name'],
  ],
  kinds: [['kinds', 'kind']],
  theme: [['tones', 'name']],
  collection: [['entries', 'id']],
  register: [['facts', 'id']],
};

const duplicatesIn = ({ parsed, kind, validValue }: LinkedDocument): readonly Diagnostic[] =>
  (uniqueProperties[kind] ?? []).flatMap(([list, property]) => {
    const { [list]: entries = [] } = Object(validValue) as Readonly<
      Record<string, readonly unknown[] | undefined>
    >;
    const locationAt = (position: number) => locationOfValue(parsed, `/${list}/${position}/${property}`);
    const nameOf = (entry: unknown): string | undefined => Object(entry)[property];
    return repeated(entries.entries(), ([, entry]) => nameOf(entry)).map(
      ({ key: name, entry: [position], first: [firstPosition] }) =>
        duplicateId(locationAt(position), name, locationAt(firstPosition).line),
    );
  });
