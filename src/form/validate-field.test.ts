import { describe, expect, it, vi } from 'vitest';
import type { FormField } from '../generated/compiled';
import { isLinearPattern } from '../schema/is-linear-pattern';
import type { FieldRules } from './field-rules';
import { validateField } from './validate-field';
import { issueMessage, patternOf } from './validate-text';

const field = (rest: Partial<FormField>): FormField => ({
  id: 'field',
  name: 'field',
  type: 'text',
  label: 'Field',
  messages: { missing: 'missing', invalid: 'invalid' },
  ...rest,
});
const optional = { messages: { invalid: 'invalid' } };

describe('a required field', () => {
  it.each([
    '',
    ' ',
    '\u3000',
    '\u200b',
    '\u200d\u00a0',
    '\u3164',
    '\uffa0 \u034f',
    '\ufe0f\u{e0061}',
    '\u2800',
  ])('is missing if it contains %j', (written) => {
    expect(validateField(field({}), written)).toBe('missing');
  });

  it('accepts any text, with space around it', () => {
    expect(validateField(field({}), ' Asha ')).toBeUndefined();
  });

  it('is too long beyond its own limit, or else that of its type, counted in characters', () => {
    expect(validateField(field({ maxLength: 3 }), 'Asha')).toBe('tooLong');
    expect(validateField(field({}), 'x'.repeat(200))).toBeUndefined();
    expect(validateField(field({}), 'x'.repeat(201))).toBe('tooLong');
    expect(validateField(field({}), '🎓'.repeat(200))).toBeUndefined();
    expect(validateField(field({}), '🎓'.repeat(201))).toBe('tooLong');
    expect(validateField(field({ type: 'textarea' }), 'x'.repeat(4000))).toBeUndefined();
    expect(validateField(field({ type: 'textarea' }), 'x'.repeat(4001))).toBe('tooLong');
  });
});

it('control characters are no reason to refuse a text', () => {
  // `cleanValue` removes them.
  for (const type of ['text', 'textarea'] as const)
    for (const text of ['Asha\u0000', 'Asha\u000bRao', 'As\tha', 'Asha\u0085', 'One\u001b[2J', 'a\ud83d'])
      expect(validateField(field({ type }), text)).toBeUndefined();
});

it('a text is as long as its writer counts it, composed or not', () => {
  const five = field({ maxLength: 5 });
  expect(validateField(five, 'é'.normalize('NFD').repeat(5))).toBeUndefined();
  expect(validateField(five, '\u0958'.repeat(5))).toBeUndefined(); // a letter that is two when composed
  expect(validateField(five, 'é'.normalize('NFD').repeat(6))).toBe('tooLong');
});

describe('an email address', () => {
  const email = field({ type: 'email' });
  it.each(['asha@example.com', ' asha@example.com ', 'a.b+c@mail.example.co.in', 'a@b..c', 'a@.b.c'])(
    'may be %j',
    (written) => {
      expect(validateField(email, written)).toBeUndefined();
    },
  );

  it.each([
    'asha',
    'asha@',
    'asha@example',
    '@example.com',
    'a sha@example.com',
    'a@b@example.com',
    'a@.b',
    'a@b.',
  ])('may not be %j', (written) => {
    expect(validateField(email, written)).toBe('invalid');
  });
});

describe('a telephone number of ten digits', () => {
  const mobile = field({ type: 'tel', digits: 10 });

  it.each(['9876543210', '98765 43210', '(98765)-43210', ' 98765.43210 '])('may be %j', (written) => {
    expect(validateField(mobile, written)).toBeUndefined();
  });

  it.each(['९८७६५४३२१०', '９８７６５ ４３２１０', '٩٨٧٦٥٤٣٢١٠', '\u202a98765\u200b43210\u202c'])(
    'may be in the digits of any script, with marks that nobody sees: %j',
    (written) => {
      expect(validateField(mobile, written)).toBeUndefined();
    },
  );

  it.each(['987654321', '98765432101', '+91 98765 43210', 'ten digits'])('may not be %j', (written) => {
    expect(validateField(mobile, written)).toBe('invalid');
  });

  it('may be anything if no number of digits is required', () => {
    expect(validateField(field({ type: 'tel' }), '12')).toBeUndefined();
  });
});

describe('an optional field', () => {
  it('may be empty, and accepts any text if it has no format', () => {
    const message = field({ type: 'textarea', messages: undefined });
    expect(validateField(message, '')).toBeUndefined();
    expect(validateField(message, 'Hello')).toBeUndefined();
  });

  it('must have its format if something is written', () => {
    const mobile = field({ type: 'tel', digits: 10, ...optional });
    expect(validateField(mobile, ' ')).toBeUndefined();
    expect(validateField(mobile, '12')).toBe('invalid');
    expect(validateField(field({ type: 'email', ...optional }), 'asha@')).toBe('invalid');
  });
});

it('a list accepts only its options', () => {
  const purpose = field({ type: 'select', options: ['Rail Services'], placeholder: 'Not Sure' });
  expect(validateField(purpose, '')).toBe('missing');
  expect(validateField(purpose, 'Rail Services')).toBeUndefined();
  expect(validateField(purpose, 'Not Sure')).toBe('invalid');
});

it.each(['select', 'radio'] as const)('an option may have any spaces, and any length (%s)', (type) => {
  const options = ['Repair  and hire', 'Sale\tof parts', 'Kids\u00a0bikes', 'x'.repeat(300)];
  const service = field({ type, options });
  for (const option of options) expect(validateField(service, option)).toBeUndefined();
  for (const shown of ['Repair and hire', ' Sale of parts ', 'Kids bikes'])
    expect(validateField(service, shown)).toBeUndefined();
  expect(validateField(service, 'Repairandhire')).toBe('invalid');
});

it('radio buttons accept one of their options', () => {
  const level = field({ type: 'radio', options: ['Beginner', 'Advanced'] });
  expect(validateField(level, '')).toBe('missing');
  expect(validateField(level, 'Beginner')).toBeUndefined();
  expect(validateField(level, 'Expert')).toBe('invalid');
  expect(validateField(level, ['Beginner', 'Advanced'])).toBe('invalid');
});

it('checkboxes accept any of their options, each once', () => {
  const days = field({ type: 'checkbox', options: ['Monday', 'Friday'] });
  expect(validateField(days, [])).toBe('missing');
  expect(validateField({ ...days, ...optional }, [])).toBeUndefined();
  expect(validateField(days, 'Friday')).toBeUndefined();
  expect(validateField(days, ['Friday', 'Monday'])).toBeUndefined();
  expect(validateField(days, ['Friday', 'Friday'])).toBe('invalid');
  expect(validateField(days, ['Sunday'])).toBe('invalid');
  expect(
    validateField({ ...days, options: ['By  phone', 'By\tmail'] }, ['By mail', 'By phone']),
  ).toBeUndefined();
});

it('a consent accepts the version of its text, and no other', () => {
  const privacy = field({ type: 'consent', version: '2026-11' });
  expect(validateField(privacy, '')).toBe('missing');
  expect(validateField(privacy, '2026-11')).toBeUndefined();
  expect(validateField(privacy, '2025-01')).toBe('invalid');
  expect(validateField(privacy, 'on')).toBe('invalid');
});

describe('a date', () => {
  const start = field({ type: 'date', earliest: '2026-09-01', latest: '2027-06-30' });

  it('is a day of the calendar', () => {
    for (const day of ['2026-09-01', ' 2027-06-30 ', '2026-12-31', '２０２６-１２-３１', '२०२६-१२-३१'])
      expect(validateField(start, day)).toBeUndefined();
    for (const day of ['2027-02-29', '2026-11-31', '2026-13-01', '1.9.2026', '2026-9-1', '20260901', '?'])
      expect(validateField(start, day)).toBe('invalid');
    expect(validateField(field({ type: 'date' }), '2028-02-29')).toBeUndefined();
  });

  it('is neither before the earliest nor after the latest', () => {
    expect(validateField(start, '2026-08-31')).toBe('tooLow');
    expect(validateField(start, '2027-07-01')).toBe('tooHigh');
  });
});

describe('a number', () => {
  const people = field({ type: 'number', min: 1, max: 12 });

  it('is whole unless there is a step', () => {
    expect(validateField(people, '12')).toBeUndefined();
    expect(validateField(people, '1.5')).toBe('step');
    expect(validateField(people, '1.0')).toBeUndefined();
    const hours = field({ type: 'number', min: 0.1, step: 0.1 });
    for (const number of ['0.3', '0.7', '1.1', '1000.6'])
      expect(validateField(hours, number)).toBeUndefined();
    expect(validateField(hours, '0.35')).toBe('step');
  });

  it('begins its steps at the smallest, as an input does', () => {
    const rooms = field({ type: 'number', min: 5, step: 10 });
    for (const number of ['5', '15', '105']) expect(validateField(rooms, number)).toBeUndefined();
    for (const number of ['10', '20']) expect(validateField(rooms, number)).toBe('step');
  });

  it('is neither below the smallest nor above the largest', () => {
    expect(validateField(people, '0')).toBe('tooLow');
    expect(validateField(people, '-3')).toBe('tooLow');
    expect(validateField(people, '13')).toBe('tooHigh');
  });

  it.each(['१२', '１２', '٣٫٥', '−1'])('may be written as people write it: %j', (written) => {
    expect(validateField(field({ type: 'number', step: 0.5 }), written)).toBeUndefined();
  });

  it.each(['?', 'two', '1e3', '1,5', '+1', '.5', '1.', '0x10', 'NaN', 'Infinity'])('is not %j', (written) => {
    expect(validateField(people, written)).toBe('invalid');
  });
});

describe('a number with its country', () => {
  const phone = field({
    type: 'tel',
    countries: [
      { code: '+351', name: 'Portugal' },
      { code: '+44', name: 'United Kingdom', trunk: '0' },
    ],
  });

  it.each([
    '+351 ९१२३४५६७८',
    '+351 ＋44 ７７００ 900–123',
    '+351 912 345 678',
    '+44 (0)7700 900-123',
    '+351 +44 7700 900123',
    '+351912345678',
  ])('may be %j', (written) => {
    expect(validateField(phone, written)).toBeUndefined();
  });

  it.each([
    '+351 912',
    '+49 30 1234567',
    '912345678',
    '+351 number',
    '+351 +49 301234567',
    `+351 ${'1'.repeat(13)}`,
  ])('may not be %j', (written) => {
    expect(validateField(phone, written)).toBe('invalid');
  });

  it('comes in two parts without script, and is missing if only the country is chosen', () => {
    expect(validateField(phone, ['+351', '912 345 678'])).toBeUndefined();
    expect(validateField(phone, ['+351', ' '])).toBe('missing');
    expect(validateField(phone, '+351')).toBe('missing');
  });
});

describe('a text', () => {
  it('has at least as many characters as its field asks for, not code units', () => {
    const code = field({ minLength: 3 });
    expect(validateField(code, 'ab ')).toBe('tooShort');
    expect(validateField(code, '🎓🎓')).toBe('tooShort');
    expect(validateField(code, 'abc')).toBeUndefined();
    expect(validateField({ ...code, ...optional }, '')).toBeUndefined();
  });

  it('fits the whole of its pattern, without the space around it', () => {
    const code = field({ pattern: '[A-Z]{2}[0-9]{4}|none' });
    expect(validateField(code, ' AB1234 ')).toBeUndefined();
    expect(validateField(code, 'none')).toBeUndefined();
    expect(validateField(code, 'AB12345')).toBe('pattern');
    expect(validateField(code, 'ab1234')).toBe('pattern');
  });

  it('may have a pattern with what only the flag v knows', () => {
    expect(validateField(field({ pattern: '[\\p{L}--[a-z]]+' }), 'ABÇ')).toBeUndefined();
    expect(validateField(field({ pattern: '[\\p{L}--[a-z]]+' }), 'abc')).toBe('pattern');
  });

  it('is not a list', () => {
    expect(validateField(field({}), ['a', 'b'])).toBe('invalid');
  });
});

it('an issue has its message, or else that of a wrong format or a missing answer, or the default', () => {
  const messages = { missing: 'missing', invalid: 'invalid' };
  expect(issueMessage(field({ messages }), 'invalid', 'failed')).toBe('invalid');
  expect(issueMessage(field({ messages: { missing: 'missing' } }), 'invalid', 'failed')).toBe('missing');
  expect(issueMessage(field({ messages: undefined }), 'invalid', 'failed')).toBe('failed');
  expect(issueMessage(field({ messages: { ...messages, tooLow: 'too few' } }), 'tooLow', '')).toBe('too few');
  expect(issueMessage(field({ messages }), 'tooLow', '')).toBe('invalid');
});

it('a text that is too long or too short does not get the message for a missing one', () => {
  const messages = { missing: 'missing' };
  expect(issueMessage(field({ messages }), 'tooLong', 'failed')).toBe('failed');
  expect(issueMessage(field({ messages }), 'tooShort', 'failed')).toBe('failed');
});

describe('a pattern', () => {
  const rules: readonly FieldRules[] = [
    { type: 'email' },
    ...[1, 10, 20].map((digits) => ({ type: 'tel' as const, digits })),
    { type: 'tel', digits: 10, prefixes: ['0', '91', '+91', '0091'] },
  ];

  it('is valid with the v flag, which browsers use', () => {
    for (const rule of rules) expect(() => new RegExp(patternOf(rule) ?? '', 'v')).not.toThrow();
  });

  it.each(rules)('is matched in linear time: %j', (rule) => {
    expect(isLinearPattern(patternOf(rule) ?? '', 'field')).toBe(true);
  });
});

it('a pattern is left to the receiver by browsers that do not know the flag v', () => {
  const code = field({ pattern: '[A-Z]{2}' });
  expect(validateField(code, 'x')).toBe('pattern');
  class OlderRegExp extends RegExp {
    constructor(pattern: string | RegExp, flags?: string) {
      if (flags?.includes('v')) throw new SyntaxError('Invalid flags');
      super(pattern, flags);
    }
  }
  vi.stubGlobal('RegExp', OlderRegExp);
  try {
    expect(validateField(code, 'x')).toBeUndefined();
  } finally {
    vi.unstubAllGlobals();
  }
});
