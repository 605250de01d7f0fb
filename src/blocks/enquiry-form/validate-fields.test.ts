import { expect, it } from 'vitest';
import { validateField } from '../../form/validate-field';
import type { FormField } from '../../generated/compiled';
import { validateFields } from './validate-fields';

const field = (rest: Partial<FormField>): FormField => ({
  id: 'field',
  name: 'field',
  type: 'text',
  label: 'Field',
  messages: { missing: 'missing', invalid: 'invalid' },
  ...rest,
});
const failure = { rejected: 'failed', network: 'offline' };

it('a form gives one message for every invalid field, by name', () => {
  const fields = [field({ name: 'first' }), field({ name: 'last' }), field({ name: 'mail', type: 'email' })];
  expect(validateFields({ fields, failure }, { last: 'Rao', mail: 'rao' }, validateField)).toEqual({
    first: 'missing',
    mail: 'invalid',
  });
});

it('an optional field has its own message if it is invalid', () => {
  const mobile = field({ type: 'tel', digits: 10, messages: { invalid: 'ten digits' } });
  expect(validateFields({ fields: [mobile], failure }, { field: '12' }, validateField)).toEqual({
    field: 'ten digits',
  });
  expect(validateFields({ fields: [mobile], failure }, { field: '' }, validateField)).toEqual({});
});
