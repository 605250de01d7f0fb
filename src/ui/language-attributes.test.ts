import { expect, it } from 'vitest';
import { languageAttributes } from './language-attributes';

it('says in which direction a language runs, by the script that it is written in', () => {
  expect(languageAttributes('pt-PT')).toEqual({ lang: 'pt-PT', dir: 'ltr' });
  expect(languageAttributes('ar')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(languageAttributes('ur-PK')).toEqual({ lang: 'ur-PK', dir: 'rtl' });
  expect(languageAttributes('az-Arab')).toEqual({ lang: 'az-Arab', dir: 'rtl' });
  expect(languageAttributes('az')).toEqual({ lang: 'az', dir: 'ltr' });
});

it('says nothing of a text in the language around it', () => {
  expect(languageAttributes(undefined)).toBeUndefined();
});
