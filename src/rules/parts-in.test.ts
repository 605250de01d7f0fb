import { describe, expect, it } from 'vitest';
import { fact } from '../../tests/compiler/fact';
import { page, pageWith, site } from '../../tests/compiler/site';
import { capitalTexts } from './capital-texts';
import { hiddenCharacters } from './hidden-characters';
import { pastedTexts } from './pasted-texts';
import type { Rule } from './rule';
import { strayMarks } from './stray-marks';
import { unquotedFigures } from './unquoted-figures';
import { zeroAmounts } from './zero-amounts';

const tableOf = (type: string, cell: unknown) => ({
  type: 'table',
  heading: 'Courses',
  columns: [
    { heading: 'Course', type: 'text' },
    { heading: 'What it is', type, ...(type === 'money' && { currency: 'EUR' }) },
  ],
  rows: [['Spanish', cell]],
});

const pointersOf = (rule: Rule, type: string, cell: unknown) =>
  site({ 'about.json': page(tableOf(type, cell)) }, {}, rule).diagnostics.map(
    ({ location }) => location.pointer,
  );

describe('a cell of a table', () => {
  it.each([
    [capitalTexts, 'ALL OF THIS IS IN CAPITALS'],
    [hiddenCharacters, 'A text with \u202e in it'],
    [pastedTexts, 'Free [citation needed] of charge'],
    [strayMarks, 'Up to **20 hours a week.'],
    [strayMarks, 'It is <b>free</b>.'],
  ])('is checked as other texts are: %o', (rule, cell) => {
    expect(pointersOf(rule, 'text', cell)).toEqual(['/blocks/0/rows/0/1']);
  });

  it.each([
    ['text', '**20 hours** a week, as [here](/)'],
    ['number', 0],
    ['money', { from: 120 }],
    ['yes-no', true],
  ])('is not reported if it is no text, or has no mistake (%s): %o', (type, cell) => {
    for (const rule of [capitalTexts, hiddenCharacters, pastedTexts, strayMarks, zeroAmounts])
      expect(pointersOf(rule, type, cell)).toEqual([]);
  });

  it('must not be an amount of 0', () => {
    expect(pointersOf(zeroAmounts, 'money', { from: 0 })).toEqual(['/blocks/0/rows/0/1/from']);
  });

  it('must quote figures that are in the register of its page', () => {
    const { diagnostics } = site(
      {
        '_facts/prices.json': { facts: [fact('course', { value: { from: 1234, currency: 'EUR' } })] },
        'about.json': pageWith({ facts: 'prices' }, tableOf('text', 'About €1,234 in all')),
      },
      {},
      unquotedFigures,
    );
    expect(diagnostics.map(({ code, location }) => [code, location.pointer])).toEqual([
      ['unquoted-figure', '/blocks/0/rows/0/1'],
    ]);
  });
});
