import { describe, expect, it } from 'vitest';
import {
  draft,
  form,
  kindsDocument,
  page,
  pageWith,
  saying,
  site,
  siteDocument,
} from '../../tests/compiler/site';

const needsOf = (documents: Parameters<typeof site>[0]) => site(documents).compiled().styleNeeds;

describe('the styles that a site is served', () => {
  it('are those of the blocks that its pages have or end with', () => {
    const [plain, ...others] = kindsDocument.kinds;
    const faq = { type: 'faq', heading: 'Asked', items: [{ title: 'Why?', content: ['So.'] }] };
    const { blockTypes } = needsOf({
      'a.json': page(saying('Words.')),
      'b.json': draft({ type: 'notice', title: 'Closed on Monday' }),
      '_kinds.json': { ...kindsDocument, kinds: [{ ...plain, ending: [faq] }, ...others] },
    });
    expect([...blockTypes].sort()).toEqual(['banner', 'faq', 'text']);
  });

  it('have those of a notice that is on all pages', () => {
    const notice = { title: 'We are moving' };
    expect(needsOf({ '_site.json': { ...siteDocument, notice } }).blockTypes).toContain('notice');
    expect(needsOf({}).blockTypes).not.toContain('notice');
  });

  it('have those of special field types only if a form has such a field', () => {
    const showing = { type: 'enquiry-form', heading: 'Ask us', form: 'question' };
    const typesWith = (...fields: readonly object[]) => {
      const question = { ...form, fields: [...form.fields, ...fields] };
      return [...needsOf({ 'a.json': page(showing), '_forms/question.json': question }).blockTypes];
    };
    expect(typesWith()).toContain('enquiry-form');
    expect(typesWith()).not.toContain('enquiry-form/kinds');
    const nights = {
      id: 'nights',
      name: 'nights',
      type: 'number',
      label: 'Nights',
      messages: { invalid: 'How many?' },
    };
    expect(typesWith(nights)).toContain('enquiry-form/kinds');
  });

  it('are also for right-to-left text if the site, a page or a block is', () => {
    const words = saying('Words.');
    const [plain, ...others] = kindsDocument.kinds;
    const ending = [{ ...words, language: 'ar' }];
    expect(
      needsOf({ '_kinds.json': { ...kindsDocument, kinds: [{ ...plain, ending }, ...others] } }).rightToLeft,
    ).toBe(true);
    expect(needsOf({ '_site.json': { ...siteDocument, language: 'fa' } }).rightToLeft).toBe(true);
    expect(needsOf({ 'a.json': page(words) }).rightToLeft).toBe(false);
    expect(needsOf({ 'a.json': pageWith({ language: 'ar' }, words) }).rightToLeft).toBe(true);
    expect(needsOf({ 'a.json': page({ ...words, language: 'he' }) }).rightToLeft).toBe(true);
  });
});
