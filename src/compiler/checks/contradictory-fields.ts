import type { Diagnostic } from '../../diagnostics/diagnostic';
import { misplacedRule } from '../../diagnostics/misplaced-rule/misplaced-rule';
import { rangeBackwards } from '../../diagnostics/range-backwards/range-backwards';
import { refusedDefault } from '../../diagnostics/refused-default/refused-default';
import { locationOfKey, locationOfValue } from '../../document/location';
import type { ParsedDocument } from '../../document/parsed-document';
import { choicesOf, validateField } from '../../form/validate-field';
import type { FormField } from '../../generated/documents';
import type { LinkedSite } from '../../site/checked-site';
import { fieldsIn } from './fields-in';
import { patternError } from './unsafe-patterns';

type FieldType = FormField['type'];

/** The field types in which a property has an effect. Properties not listed here have an effect in every type. */
const typesWithProperty: Partial<Readonly<Record<keyof FormField, readonly FieldType[]>>> = {
  digits: ['tel'],
  prefixes: ['tel'],
  countries: ['tel'],
  countryLabel: ['tel'],
  minLength: ['text', 'email', 'tel', 'textarea'],
  maxLength: ['text', 'email', 'tel', 'textarea'],
  pattern: ['text', 'email', 'tel'],
  counter: ['textarea'],
  min: ['number'],
  max: ['number'],
  step: ['number'],
  earliest: ['date'],
  latest: ['date'],
  prefill: ['text', 'textarea', 'select', 'radio', 'checkbox'],
  shown: ['text', 'textarea'],
  value: ['text', 'email', 'tel', 'number', 'date', 'select', 'radio', 'textarea'],
  placeholder: ['select'],
  options: ['select', 'radio', 'checkbox'],
  suggestions: ['text'],
  version: ['consent'],
  text: ['consent'],
};

/**
 * Properties without effect in a phone number field with a country selector, because the country determines the digits.
 */
const uselessWithCountries: readonly (keyof FormField)[] = [
  'digits',
  'prefixes',
  'pattern',
  'minLength',
  'value',
];

/** The properties that set the lower and the upper end of a range. */
const ranges = [
  ['min', 'max'],
  ['earliest', 'latest'],
  ['minLength', 'maxLength'],
] as const;

/** Fields whose constraints contradict each other. */
export const contradictoryFields = (site: LinkedSite): readonly Diagnostic[] =>
  fieldsIn(site).flatMap(({ document, field, pointer }) => {
    const misplaced = misplacedIn(document, field, pointer);
    const found = misplaced.length > 0 ? misplaced : backwardsIn(document, field, pointer);
    return found.length > 0 ? found : defaultIn(document, field, pointer);
  });

function misplacedIn(document: ParsedDocument, field: FormField, pointer: string): readonly Diagnostic[] {
  const misplaced = (path: string, owner: string, validTypes: readonly FieldType[] = []) => {
    const property = path.slice(path.lastIndexOf('/') + 1);
    return misplacedRule(locationOfKey(document, `${pointer}/${path}`), property, owner, validTypes);
  };
  const found = (Object.keys(field) as (keyof FormField)[]).flatMap((property) => {
    const validTypes = typesWithProperty[property];
    if (validTypes && !validTypes.includes(field.type))
      return [misplaced(property, `a field of the type “${field.type}”`, validTypes)];
    if (field.countries && uselessWithCountries.includes(property))
      return [misplaced(property, 'a telephone number with “countries”')];
    return [];
  });
  // A message for a missing answer makes a field required. A form that no link has filled in does not have this field,
  // so no post of it would be valid.
  const isRequiredButHidden = field.shown === 'filled' && field.messages?.missing !== undefined;
  return isRequiredButHidden
    ? [...found, misplaced('messages/missing', 'a field that is only shown filled in')]
    : found;
}

const backwardsIn = (document: ParsedDocument, field: FormField, pointer: string): readonly Diagnostic[] =>
  ranges.flatMap(([lower, upper]) => {
    const from = field[lower];
    const to = field[upper];
    if (from === undefined || to === undefined || from <= to) return [];
    return [rangeBackwards(locationOfValue(document, `${pointer}/${upper}`), from, to, [lower, upper])];
  });

/** A default value that the field itself would refuse. If its pattern is invalid, only that is reported. */
function defaultIn(document: ParsedDocument, field: FormField, pointer: string): readonly Diagnostic[] {
  const { value, pattern } = field;
  if (value === undefined || (pattern !== undefined && patternError(pattern))) return [];
  if (!validateField(field, value)) return [];
  return [refusedDefault(locationOfValue(document, `${pointer}/value`), value, choicesOf(field) ?? [])];
}
