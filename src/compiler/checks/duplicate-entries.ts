import type { Diagnostic } from '../../diagnostics/diagnostic';
import { duplicateId } from '../../diagnostics/duplicate-id/duplicate-id';
import { repeatedEntry } from '../../diagnostics/repeated-entry/repeated-entry';
import { firstPositions } from '../../document/first-positions';
import { locationOfValue } from '../../document/location';
import { choiceKey } from '../../form/normalize-answer';
import type { FormDocument, KindsDocument, ThemeDocument } from '../../generated/documents';
import type { Collection } from '../../references/collections';
import type { PartiallyValid } from '../../schema/valid-part';
import type { LinkedDocument, LinkedSite } from '../../site/checked-site';
import { fieldsIn, type ValidField } from './fields-in';

/**
 * Reports names that must be unique in a list: ids of entries in a collection, fields of a form, kinds of pages, tones;
 * and options of a field that differ only in spaces or Unicode normalization, which neither visitors nor the receiver
 * could tell apart.
 */
export const duplicateEntries = ({ documents }: LinkedSite): readonly Diagnostic[] =>
  documents.flatMap((linked) => [
    ...duplicatesIn(linked),
    ...fieldsIn(linked).flatMap(duplicateOptions(linked)),
  ]);

const duplicateOptions =
  ({ document }: LinkedDocument) =>
  ({ field: { options = [] }, pointer }: ValidField): readonly Diagnostic[] => {
    const choices = options.map(choiceKey);
    const firstPositionOf = firstPositions(choices);
    return choices.flatMap((choice, index) => {
      const firstIndex = firstPositionOf.get(choice) ?? index;
      if (firstIndex === index) return [];
      return [
        repeatedEntry(locationOfValue(document, `${pointer}/options/${index}`), firstIndex + 1, index + 1),
      ];
    });
  };

function duplicatesIn({ document, kind, validValue }: LinkedDocument): readonly Diagnostic[] {
  const duplicates = (list: string, names: readonly (string | undefined)[], property: string) => {
    const firstPositionOf = firstPositions(names);
    return names.flatMap((name, index) => {
      const firstIndex = firstPositionOf.get(name) ?? index;
      if (firstIndex === index || name === undefined) return [];
      const locationAt = (position: number) => locationOfValue(document, `/${list}/${position}/${property}`);
      return [duplicateId(locationAt(index), name, locationAt(firstIndex).line)];
    });
  };

  if (kind === 'form') {
    const { fields = [] } = Object(validValue) as PartiallyValid<FormDocument>;
    const ids = fields.map((field) => field?.id);
    const names = fields.map((field) => field?.name);
    return [...duplicates('fields', ids, 'id'), ...duplicates('fields', names, 'name')];
  }
  if (kind === 'kinds') {
    const { kinds = [] } = Object(validValue) as PartiallyValid<KindsDocument>;
    return duplicates(
      'kinds',
      kinds.map((entry) => entry?.kind),
      'kind',
    );
  }
  if (kind === 'theme') {
    const { tones = [] } = Object(validValue) as PartiallyValid<ThemeDocument>;
    return duplicates(
      'tones',
      tones.map((tone) => tone?.name),
      'name',
    );
  }
  if (kind !== 'collection') return [];
  const { entries = [] } = Object(validValue) as PartiallyValid<Collection>;
  return duplicates(
    'entries',
    entries.map((entry) => entry?.id),
    'id',
  );
}
