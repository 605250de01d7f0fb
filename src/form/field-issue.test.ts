import { describe, expect, it } from 'vitest';
import type { FormField } from '../generated/compiled';
import { type FieldRules, fieldIssue, issueMessage, patternOf } from './field-issue';

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
  it.each(['', ' ', '\u3000'])('is missing if it contains %j', (written) => {
    expect(fieldIssue(field({}), written)).toBe('missing');
  });

  it('accepts any text, with space around it', () => {
    expect(fieldIssue(field({}), ' Asha ')).toBeUndefined();
  });

  it('is invalid if the text is too long, before any other check', () => {
    expect(fieldIssue(field({ maxLength: 3 }), 'Asha')).toBe('invalid');
    expect(fieldIssue(field({}), 'x'.repeat(200))).toBeUndefined();
    expect(fieldIssue(field({}), 'x'.repeat(201))).toBe('invalid');
    expect(fieldIssue(field({}), '🎓'.repeat(200))).toBeUndefined();
    expect(fieldIssue(field({}), '🎓'.repeat(201))).toBe('invalid');
    expect(fieldIssue(field({ type: 'textarea' }), 'x'.repeat(4000))).toBeUndefined();
    expect(fieldIssue(field({ type: 'textarea' }), 'x'.repeat(4001))).toBe('invalid');
  });
});

describe('control characters', () => {
  it.each(['Asha\u0000', 'Asha\r\nBcc: all@example.com', 'As\tha', 'Asha\u0085'])(
    'are refused in one line: %j',
    (written) => {
      expect(fieldIssue(field({}), written)).toBe('invalid');
    },
  );

  it('are refused in a text area, except tabs and line breaks', () => {
    const area = field({ type: 'textarea' });
    expect(fieldIssue(area, 'One\r\n\tTwo\nThree')).toBeUndefined();
    for (const text of ['One\u0000', 'One\u001b[2J', 'One\u009b'])
      expect(fieldIssue(area, text)).toBe('invalid');
  });

  it('do not include letters, combining marks or emoji', () => {
    for (const text of ['Āśā', 'आशा', 'D’Souza', 'Nguyễn', 'فاطمة', '🎓', 'क्‍ष'])
      expect(fieldIssue(field({}), text)).toBeUndefined();
  });
});

describe('an email address', () => {
  const email = field({ type: 'email' });
  it.each(['asha@example.com', ' asha@example.com ', 'a.b+c@mail.example.co.in', 'a@b..c', 'a@.b.c'])(
    'may be %j',
    (written) => {
      expect(fieldIssue(email, written)).toBeUndefined();
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
    expect(fieldIssue(email, written)).toBe('invalid');
  });
});

describe('a telephone number of ten digits', () => {
  const mobile = field({ type: 'tel', digits: 10 });

  it.each(['9876543210', '98765 43210', '(98765)-43210', ' 98765.43210 '])('may be %j', (written) => {
    expect(fieldIssue(mobile, written)).toBeUndefined();
  });

  it.each(['987654321', '98765432101', '+91 98765 43210', 'ten digits'])('may not be %j', (written) => {
    expect(fieldIssue(mobile, written)).toBe('invalid');
  });

  it('may be anything if no number of digits is required', () => {
    expect(fieldIssue(field({ type: 'tel' }), '12')).toBeUndefined();
  });
});

describe('an optional field', () => {
  it('may be empty, and accepts any text if it has no format', () => {
    const message = field({ type: 'textarea', messages: undefined });
    expect(fieldIssue(message, '')).toBeUndefined();
    expect(fieldIssue(message, 'Hello')).toBeUndefined();
  });

  it('must have its format if something is written', () => {
    const mobile = field({ type: 'tel', digits: 10, ...optional });
    expect(fieldIssue(mobile, ' ')).toBeUndefined();
    expect(fieldIssue(mobile, '12')).toBe('invalid');
    expect(fieldIssue(field({ type: 'email', ...optional }), 'asha@')).toBe('invalid');
  });
});

it('a list accepts only its options', () => {
  const purpose = field({ type: 'select', options: ['Visa Services'], placeholder: 'Not Sure' });
  expect(fieldIssue(purpose, '')).toBe('missing');
  expect(fieldIssue(purpose, 'Visa Services')).toBeUndefined();
  expect(fieldIssue(purpose, 'Not Sure')).toBe('invalid');
  expect(fieldIssue(purpose, 'Visa Services ')).toBe('invalid');
});

it('an issue has the message of its field, or the default message', () => {
  const messages = { missing: 'missing', invalid: 'invalid' };
  expect(issueMessage(field({ messages }), 'invalid', 'failed')).toBe('invalid');
  expect(issueMessage(field({ messages: { missing: 'missing' } }), 'invalid', 'failed')).toBe('missing');
  expect(issueMessage(field({ messages: undefined }), 'invalid', 'failed')).toBe('failed');
});

describe('a pattern', () => {
  const rules: readonly FieldRules[] = [
    { type: 'email' },
    ...[1, 10, 20].map((digits) => ({ type: 'tel' as const, digits })),
  ];

  it('is valid with the v flag, which browsers use', () => {
    for (const rule of rules) expect(() => new RegExp(patternOf(rule) ?? '', 'v')).not.toThrow();
  });

  /** Beginnings, repeated parts and ends, of which some combination is the worst for any pattern over these characters. */
  const parts = ['@', '.', ' ', '1', 'a', '.@', 'a.', '1a', '@.', 'a@a.', ' \t'];
  const worst = (length: number) =>
    ['', 'a@', '1', 'a@a'].flatMap((start) =>
      parts.flatMap((part) =>
        ['', '@', ' @', '.', 'a'].map((end) => start + part.repeat(length / part.length) + end),
      ),
    );

  /**
   * How long all worst strings take, ms: of each the quickest of several runs. One run is over within a fraction of a
   * millisecond, so that a busy machine interrupts few of them, and none of them every time.
   */
  function quickest(pattern: RegExp, length: number): number {
    return worst(length).reduce((total, text) => {
      const runs = Array.from({ length: 7 }, () => {
        const started = performance.now();
        pattern.test(text);
        return performance.now() - started;
      });
      return total + Math.min(...runs);
    }, 0);
  }

  it.each(rules)('takes at most eight times as long for eight times the length: %j', (rule) => {
    const pattern = new RegExp(`^(?:${patternOf(rule)})$`, 'u');
    quickest(pattern, 2_000); // compiled on first use
    const ratio = quickest(pattern, 160_000) / quickest(pattern, 20_000);
    expect(ratio).toBeLessThan(24); // quadratic: 64
  });
});
