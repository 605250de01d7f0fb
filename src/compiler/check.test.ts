import { expect, it } from 'vitest';
import { linkTo, page, sourcesOf } from '../../tests/compiler/site';
import { check } from './check';

it('a check for errors alone finds what stops a build, and no warnings', () => {
  const codesFor = (errorsOnly: boolean, ...blocks: readonly unknown[]) => {
    const sources = sourcesOf({ 'about.json': page(...blocks) });
    const { value, diagnostics } = check(sources, { errorsOnly });
    return { isValid: value !== undefined, codes: new Set(diagnostics.map(({ code }) => code)) };
  };
  const shouting = { type: 'text', paragraphs: ['SEE THE WEST COAST'] };
  expect(codesFor(false, shouting).codes).toContain('capital-text');
  expect(codesFor(true, shouting)).toEqual({ isValid: true, codes: new Set() });
  expect(codesFor(true, shouting, linkTo('/nowhere'))).toEqual({
    isValid: false,
    codes: new Set(['unknown-route']),
  });
});
