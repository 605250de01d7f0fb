import { contradictoryForm } from '../diagnostics/contradictory-form/contradictory-form';
import { locationOfValue } from '../document/location';
import type { FormDocument, FormField } from '../generated/documents';
import { forEachDocument, type Rule } from './rule';

/** Form settings that contradict each other, and texts that were copied from another field or message. */
export const contradictoryForms: Rule = forEachDocument(({ kind, parsed, validValue, isValid }) => {
  if (kind !== 'form' || !isValid) return [];
  const { fields, success, failure } = validValue as FormDocument;
  const report = ({ pointer, message, hint }: Problem) =>
    contradictoryForm(locationOfValue(parsed, pointer), message, hint);
  return [
    ...fields.flatMap((field, position) =>
      [...wrongNumbers(field), ...copiedTexts(field, position, fields)].map((found) =>
        report({ ...found, pointer: `/fields/${position}/${found.pointer}` }),
      ),
    ),
    ...repeatedOutcomes(success, failure).map(report),
  ];
});

/** What is wrong with a form, and where. */
interface Problem {
  /** The pointer within the field, without a slash at its beginning; if it is about no field, the whole pointer. */
  pointer: string;
  message: string;
  hint: string;
}

/** Numeric constraints of a field, and the messages that may mention them. */
const numericLimits = [
  ['digits', ['count', 'invalid']],
  ['minLength', ['tooShort']],
  ['maxLength', ['tooLong']],
  ['min', ['tooLow']],
  ['max', ['tooHigh']],
] as const;

/** Hints and messages of a field that state another number than its constraint. */
function wrongNumbers(field: FormField): readonly Problem[] {
  const { hint, messages = {} } = field;
  const ownLimits = numericLimits.filter(([constraint]) => field[constraint] !== undefined);
  const limits = ownLimits.map(([constraint]) => field[constraint] as number);
  return ownLimits.flatMap(([constraint, names]): Problem | readonly Problem[] => {
    const limit = field[constraint] as number;
    const texts = [
      // A hint may mention any of the limits, so it is checked once, with the first.
      ...(constraint === ownLimits[0]?.[0] && hint !== undefined
        ? [{ pointer: 'hint', text: hint, allowed: limits }]
        : []),
      ...names.flatMap((name) => {
        const text = messages[name];
        return text === undefined ? [] : [{ pointer: `messages/${name}`, text, allowed: [limit] }];
      }),
    ].flatMap((one) => {
      const numbers = numbersIn(one.text);
      return numbers.length > 0
        ? [{ ...one, statedNumber: numbers[0], isRight: statesAny(one.text, numbers, one.allowed) }]
        : [];
    });
    const wrongTexts = texts.filter(({ isRight }) => !isRight);
    const [first] = wrongTexts;
    // If all of several texts state another number, probably only the constraint was changed.
    const isSameEverywhere = wrongTexts.every(({ statedNumber }) => statedNumber === first?.statedNumber);
    if (first && isSameEverywhere && wrongTexts.length > 1 && wrongTexts.length === texts.length)
      return {
        pointer: constraint,
        message: `The rule is ${limit} here; ${wrongTexts.map(({ pointer }) => `“${pointer.split('/').at(-1)}”`).join(' and ')} say ${first.statedNumber}.`,
        hint: 'Write the same number in all of them.',
      };
    return wrongTexts.map(({ pointer, statedNumber }) => ({
      pointer,
      message: `This says ${statedNumber}, and “${constraint}” is ${limits.length > 1 && pointer === 'hint' ? limits.join(' or ') : limit}.`,
      hint: `Write ${limit} here, or correct “${constraint}”.`,
    }));
  });
}

/** Whole numbers that stand alone, such as 4000, 4,000 or 1,00,000: no parts of dates, ranges and phone numbers. */
const numbersIn = (text: string) =>
  [
    ...text.matchAll(
      /(?<![\d+.,/-] ?)(?:\d{1,3}(?:[,.’'\xa0\u202f]\d{2,3})*[,.’'\xa0\u202f]\d{3}|\d+)(?!\d|,\d| ?[\d./-]\d)/g,
    ),
  ].map(([digits]) => Number(digits.replace(/\D/g, '')));

/** Whether a text states an allowed number, or contains an example phone number, whose digits need not be counted. */
const statesAny = (text: string, stated: readonly number[], allowed: readonly number[]) =>
  stated.some((number) => allowed.includes(number)) ||
  [...text.matchAll(/\+?\d[\d ()./-]+\d/g)].some(([example]) => example.replace(/\D/g, '').length > 4);

const copiedAdvice = 'Write what this field asks for: it was probably copied.';

/** Labels and autofill settings that an earlier field has as well, and messages about another field. */
function copiedTexts(field: FormField, position: number, fields: readonly FormField[]): readonly Problem[] {
  const earlierFields = fields.slice(0, position);
  const sameLabel = earlierFields.find(({ label }) => label === field.label);
  const sameAutocomplete = earlierFields.find(
    ({ autocomplete }) =>
      autocomplete !== undefined && autocomplete !== 'off' && autocomplete === field.autocomplete,
  );
  const problems: Problem[] = [];
  if (sameLabel)
    problems.push({
      pointer: 'label',
      message: `“${field.label}” is the label of “${sameLabel.id}”, too.`,
      hint: copiedAdvice,
    });
  if (sameAutocomplete)
    problems.push({
      pointer: 'autocomplete',
      message: `“${sameAutocomplete.id}” has “${sameAutocomplete.autocomplete}”, too: browsers fill in the same in both.`,
      hint: 'Write what this field asks for, or “off”.',
    });
  for (const [name, text] of Object.entries(field.messages ?? {})) {
    const other = otherFieldNamedIn(text, field, fields);
    if (other)
      problems.push({
        pointer: `messages/${name}`,
        message: `This asks for “${other.label}”, in the field “${field.label}”.`,
        hint: copiedAdvice,
      });
  }
  return problems;
}

/** The other field whose full label a message contains, if that matches better than the field's own label. */
function otherFieldNamedIn(
  text: string,
  field: FormField,
  fields: readonly FormField[],
): FormField | undefined {
  const textWords = new Set(wordsIn(text));
  const sharedCount = wordsIn(field.label).filter((word) => textWords.has(word)).length;
  return fields.find((other) => {
    const label = wordsIn(other.label);
    return other !== field && label.length > sharedCount && label.every((word) => textWords.has(word));
  });
}

/** The words of a text with three letters or more, in lower case, without duplicates. */
const wordsIn = (text: string) => [...new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])];

/** Messages of success that are identical to a message of failure. */
function repeatedOutcomes(
  success: FormDocument['success'],
  failure: FormDocument['failure'],
): readonly Problem[] {
  const failures = Object.entries(failure);
  return (['title', 'text'] as const).flatMap((name) => {
    const [same] = failures.find(([, text]) => text === success[name]) ?? [];
    if (same === undefined) return [];
    return {
      pointer: `/success/${name}`,
      message: `This is said where the form was sent, and is the same as “${same}”, where it was not.`,
      hint: 'Thank the visitor here, and say what happens next.',
    };
  });
}
