import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { form, page, site, type TestDocument } from './site';

export const valid = readFileSync(join(import.meta.dirname, '../fixtures/country.json'), 'utf8');

/** A site with a country in which one piece of text was replaced by another. */
export function iceland(right: string, wrong: string, more: Readonly<Record<string, TestDocument>> = {}) {
  if (!valid.includes(right)) throw new Error(`The fixture has no ${right}`);
  const contact = { type: 'enquiry-form', id: 'contact-form', heading: 'Ask us', form: 'tour' };
  const documents = {
    'contact.json': page(contact),
    'tours-iceland.json': valid.replace(right, wrong),
    '_forms/tour.json': form,
    ...more,
  };
  return site(documents, { images: { 'iceland.svg': { width: 800, height: 600 } }, flags: ['is'] });
}

/** Checks a country's document without one of its characters, for every `step`th character but spaces. */
export function describeMissingCharacters(step: number) {
  describe('a country in which one character is missing', () => {
    it('has at most one diagnostic, whichever character it is', () => {
      const counts = [...valid].flatMap((character, at) => {
        if (character.trim() === '' || at % step !== 0) return [];
        const { diagnostics } = iceland(valid, valid.slice(0, at) + valid.slice(at + 1));
        return [diagnostics.length];
      });
      expect(Math.max(...counts)).toBe(1);
    });
  });
}
