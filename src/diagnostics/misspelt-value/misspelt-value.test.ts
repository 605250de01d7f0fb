import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import { misspeltValues } from '../../rules/misspelt-values';
import example from './example.json' with { type: 'json' };

it('names the one that is meant', () => {
  expect(site({ ...example.beside, ...example.wrong }, {}, misspeltValues).report()).toMatchInlineSnapshot();
});
