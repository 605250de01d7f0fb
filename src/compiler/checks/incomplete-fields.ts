import type { Diagnostic } from '../../diagnostics/diagnostic';
import { missingProperty } from '../../diagnostics/missing-property/missing-property';
import { missingVariable } from '../../diagnostics/missing-variable/missing-variable';
import { locationOfValue } from '../../document/location';
import { issueMessage, patternOf } from '../../form/validate-text';
import type { FormField, FormFieldMessages } from '../../generated/documents';
import type { LinkedSite } from '../../site/checked-site';
import { fieldsIn } from './fields-in';
import { patternError } from './unsafe-patterns';

const optionsHint =
  'Without them a visitor has nothing to choose from. For example: "options": ["A question", "A complaint"]';
const messagesHint = ({ type }: FormField) =>
  `Add it, for example "messages": { "invalid": "${type === 'date' ? 'Please enter a day of the calendar.' : 'Please enter a valid mobile number.'}" }. Visitors see it when they have to correct the field.`;
const patternHint =
  'A visitor cannot guess the pattern. Say what fits it: "messages": { "pattern": "A booking code has two letters and four digits, such as AB1234." }';
const consentHint =
  'Say what a visitor agrees to, and give the text a version, such as "2026-11": both are kept with the enquiry.';
const maxLengthHint = 'A counter needs a number to count down from. For example: "maxLength": 500';
const countryLabelHint =
  'Screen readers read it out as the name of the list of country codes. For example: "countryLabel": "Country code"';
const prefillHint =
  'Nothing else fills it in, so it would never be shown. Name what it is about, by a topic of _kinds.json: "prefill": ["service"]';
const limitHint = (message: keyof FormFieldMessages, example: string) =>
  `Say what the limit is, for example "messages": { "${message}": "${example}" }`;
const counterExample = 'Characters left: {count}';

/**
 * Fields without a property that their type or one of their constraints needs. The schema cannot require it, since most
 * fields do not need it.
 */
export const incompleteFields = (site: LinkedSite): readonly Diagnostic[] =>
  fieldsIn(site).flatMap(({ document, field, pointer }) => {
    const { counter } = field;
    return [
      ...missingFrom(field).map(({ missing, because, hint }) =>
        missingProperty(locationOfValue(document, `${pointer}/${because}`), missing, hint),
      ),
      ...(counter !== undefined && !counter.includes('{count}')
        ? [missingVariable(locationOfValue(document, `${pointer}/counter`), '{count}', counterExample)]
        : []),
    ];
  });

/** Properties that a field needs and does not have. */
interface MissingProperties {
  missing: readonly (keyof FormField | keyof FormFieldMessages)[];
  /** The property that makes the others necessary. */
  because: keyof FormField;
  hint: string;
}

function missingFrom(field: FormField): readonly MissingProperties[] {
  const { type, options, countries, countryLabel, counter, maxLength, pattern, messages, prefill, shown } =
    field;
  const isChoice = type === 'select' || type === 'radio' || type === 'checkbox';
  const canBeInvalid = patternOf(field) || type === 'number' || type === 'date' || countries;
  const missingConsent = (['version', 'text'] as const).filter((property) => field[property] === undefined);
  const candidates: readonly (MissingProperties | false)[] = [
    isChoice && !options && { missing: ['options'], because: 'type', hint: optionsHint },
    type === 'consent' &&
      missingConsent.length > 0 && { missing: missingConsent, because: 'type', hint: consentHint },
    // The empty text is what `issueMessage` returns if the field has no message that fits.
    Boolean(canBeInvalid) &&
      issueMessage(field, 'invalid', '') === '' && {
        missing: [messages ? 'invalid' : 'messages'],
        because: 'type',
        hint: messagesHint(field),
      },
    pattern !== undefined &&
      patternError(pattern) === undefined &&
      !(messages?.pattern ?? messages?.invalid) && {
        missing: [messages ? 'pattern' : 'messages'],
        because: 'pattern',
        hint: patternHint,
      },
    counter !== undefined &&
      maxLength === undefined && { missing: ['maxLength'], because: 'counter', hint: maxLengthHint },
    shown !== undefined && !prefill && { missing: ['prefill'], because: 'shown', hint: prefillHint },
    countries !== undefined &&
      !countryLabel && { missing: ['countryLabel'], because: 'countries', hint: countryLabelHint },
  ];
  return [...candidates.filter((candidate) => candidate !== false), ...limitsWithoutMessage(field)];
}

/** Limits of numbers and dates, the messages for them, and an example message. */
const limits: readonly [keyof FormField, keyof FormFieldMessages, (limit: unknown) => string][] = [
  ['min', 'tooLow', (limit) => `Please write at least ${limit}.`],
  ['earliest', 'tooLow', (limit) => `Please choose a day from ${limit} on.`],
  ['max', 'tooHigh', (limit) => `Please write at most ${limit}.`],
  ['latest', 'tooHigh', (limit) => `Please choose a day until ${limit}.`],
];

/** Limits without a message. A visitor who exceeds one would read that the value is invalid, but not why. */
const limitsWithoutMessage = (field: FormField): readonly MissingProperties[] =>
  limits.flatMap(([because, message, example]) => {
    const limit = field.type === 'number' || field.type === 'date' ? field[because] : undefined;
    if (limit === undefined || field.messages?.[message] !== undefined) return [];
    return [{ missing: [message], because, hint: limitHint(message, example(limit)) }];
  });
