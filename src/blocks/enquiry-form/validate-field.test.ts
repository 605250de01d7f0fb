import { describe, expect, it } from 'vitest';
import type { FormField } from '../../generated/compiled';
import { patternOf, validateField, validateFields } from './validate-field';

const field = (rest: Partial<FormField>): FormField => ({
  id: 'field',
  name: 'field',
  type: 'text',
  label: 'Field',
  messages: { missing: 'missing', invalid: 'invalid' },
  ...rest,
});

describe('a field with messages', () => {
  it.each(['', ' ', '\t\n'])('is missing when it holds %j', (written) => {
    expect(validateField(field({}), written)).toBe('missing');
  });

  it('takes any text, with space around it', () => {
    expect(validateField(field({}), ' Asha ')).toBeUndefined();
  });

  it('says that it is missing where it has no message for a wrong shape', () => {
    expect(validateField(field({ type: 'email', messages: { missing: 'missing' } }), 'asha')).toBe('missing');
  });
});

describe('an email address', () => {
  it.each(['asha@example.com', ' asha@example.com ', 'a.b+c@mail.example.co.in'])('may be %j', (written) => {
    expect(validateField(field({ type: 'email' }), written)).toBeUndefined();
  });

  it.each(['asha', 'asha@', 'asha@example', '@example.com', 'a sha@example.com', 'a@b@example.com'])(
    'may not be %j',
    (written) => {
      expect(validateField(field({ type: 'email' }), written)).toBe('invalid');
    },
  );
});

describe('a telephone number of ten digits', () => {
  const mobile = field({ type: 'tel', digits: 10 });

  it.each(['9876543210', '98765 43210', '(98765)-43210', ' 98765.43210 '])('may be %j', (written) => {
    expect(validateField(mobile, written)).toBeUndefined();
  });

  it.each(['987654321', '98765432101', '+91 98765 43210', 'ten digits'])('may not be %j', (written) => {
    expect(validateField(mobile, written)).toBe('invalid');
  });

  it('may be anything where no number of digits is asked for', () => {
    expect(validateField(field({ type: 'tel' }), '12')).toBeUndefined();
  });
});

it('a list is missing until something is chosen', () => {
  const purpose = field({ type: 'select', options: ['Visa Services'], placeholder: 'Not Sure' });
  expect(validateField(purpose, '')).toBe('missing');
  expect(validateField(purpose, 'Visa Services')).toBeUndefined();
});

it('a field without messages may stay empty, and may hold anything', () => {
  const message = field({ type: 'textarea', messages: undefined });
  expect(validateField(message, '')).toBeUndefined();
  expect(validateField(message, 'Hello')).toBeUndefined();
});

it('a form gives one message for every wrong field, by its name', () => {
  const fields = [field({ name: 'first' }), field({ name: 'last' }), field({ name: 'mail', type: 'email' })];
  expect(validateFields(fields, { last: 'Rao', mail: 'rao' })).toEqual({ first: 'missing', mail: 'invalid' });
});

it('the patterns hold for the v flag, by which browsers read them', () => {
  for (const type of ['email', 'tel'] as const) {
    expect(() => new RegExp(patternOf(field({ type, digits: 10 })) ?? '', 'v')).not.toThrow();
  }
});
