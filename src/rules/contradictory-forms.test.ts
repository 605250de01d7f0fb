import { describe, expect, it } from 'vitest';
import { form, site } from '../../tests/compiler/site';
import { contradictoryForms } from './contradictory-forms';

const firstName = {
  id: 'firstName',
  name: 'name',
  type: 'text',
  label: 'First name',
  autocomplete: 'given-name',
  messages: { missing: 'Please enter your first name.' },
};

const mobile = {
  id: 'mobile',
  name: 'mobile',
  type: 'tel',
  label: 'Mobile number',
  hint: '10 digits',
  digits: 10,
  messages: { missing: 'Please enter your number.', count: 'It has 10 digits; this one has {count}.' },
};

const messagesFor = (changed: object, properties: object = {}) =>
  site(
    { '_forms/contact.json': { ...form, fields: [firstName, { ...mobile, ...changed }], ...properties } },
    {},
    contradictoryForms,
  ).diagnostics.map(({ message }) => message);

describe('a form', () => {
  it('must not state other numbers than those of its constraints', () => {
    expect(messagesFor({})).toEqual([]);
    expect(messagesFor({ hint: '9 digits' })).toEqual(['This says 9, and “digits” is 10.']);
    expect(messagesFor({ digits: 11 })).toEqual(['The rule is 11 here; “hint” and “count” say 10.']);
    expect(messagesFor({ digits: 11, hint: '9 digits' })).toEqual([
      'This says 9, and “digits” is 11.',
      'This says 10, and “digits” is 11.',
    ]);
  });

  it.each(['4000', '4,000', '4.000', '4\u202f000'])('may separate thousands in numbers: %s', (written) => {
    const textarea = {
      type: 'textarea',
      digits: undefined,
      hint: undefined,
      maxLength: 4000,
      messages: { missing: 'Please write something.', tooLong: `At most ${written} characters.` },
    };
    expect(messagesFor(textarea)).toEqual([]);
    expect(messagesFor({ ...textarea, maxLength: 400 })).toEqual(['This says 4000, and “maxLength” is 400.']);
  });

  it('must not state other limits of a number field than it has', () => {
    const people = {
      type: 'number',
      digits: undefined,
      hint: 'From 1 to 12',
      min: 1,
      max: 10,
      messages: { invalid: 'How many?', tooLow: 'At least 1.', tooHigh: 'At most 12.' },
    };
    expect(messagesFor(people)).toEqual(['This says 12, and “max” is 10.']);
  });

  it.each([
    'Such as 98765 43210',
    'With its code, such as +44',
    'No number of 2019-20',
    'As on your slip of 24/25',
    'As on your card',
  ])('may have a hint that states no number of a constraint: %s', (hint) => {
    expect(messagesFor({ hint })).toEqual([]);
  });

  it('must not repeat the label, a message or the autofill of a field in another', () => {
    expect(messagesFor({ messages: { missing: 'Please enter your first name.' } })).toEqual([
      'This asks for “First name”, in the field “Mobile number”.',
    ]);
    expect(messagesFor({ label: 'First name', messages: { missing: 'Please enter it.' } })).toEqual([
      '“First name” is the label of “firstName”, too.',
    ]);
    expect(messagesFor({ autocomplete: 'given-name' })).toEqual([
      '“firstName” has “given-name”, too: browsers fill in the same in both.',
    ]);
  });

  it('must not have the same message for success and failure', () => {
    const success = { ...form.success, title: form.failure.rejected };
    expect(messagesFor({}, { success })).toEqual([
      'This is said where the form was sent, and is the same as “rejected”, where it was not.',
    ]);
  });
});
