import { describe, expect, it } from 'vitest';
import { fact } from '../../tests/compiler/fact';
import { page, pageWith, site } from '../../tests/compiler/site';
import { capitalTexts } from './capital-texts';
import { dottedSums } from './dotted-sums';
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
    ['money', 12.5],
    ['number', 1.125],
    ['yes-no', true],
  ])('is not reported if it is no text, or has no mistake (%s): %o', (type, cell) => {
    for (const rule of [capitalTexts, hiddenCharacters, pastedTexts, strayMarks, zeroAmounts, dottedSums])
      expect(pointersOf(rule, type, cell)).toEqual([]);
  });

  it('must not be an amount of 0', () => {
    expect(pointersOf(zeroAmounts, 'money', { from: 0 })).toEqual(['/blocks/0/rows/0/1/from']);
    expect(pointersOf(zeroAmounts, 'money', 0)).toEqual(['/blocks/0/rows/0/1']);
  });

  it('must not have a dot as thousands separator', () => {
    expect(pointersOf(dottedSums, 'money', 1.125)).toEqual(['/blocks/0/rows/0/1']);
    expect(pointersOf(dottedSums, 'money', { from: 1.125 })).toEqual(['/blocks/0/rows/0/1/from']);
  });

  it('must quote figures that are in the register of its page', () => {
    const inCell = (type: string, cell: unknown) =>
      site(
        {
          '_facts/prices.json': { facts: [fact('course', { value: { from: 1234, currency: 'EUR' } })] },
          'about.json': pageWith({ facts: 'prices' }, tableOf(type, cell)),
        },
        {},
        unquotedFigures,
      ).diagnostics.map(({ code, location, fix }) => [code, location.pointer, fix?.text]);
    expect(inCell('text', 'About €1,234 in all')).toEqual([
      ['unquoted-figure', '/blocks/0/rows/0/1', '{{prices.course}}'],
    ]);
    expect(inCell('money', 1234)).toEqual([
      ['unquoted-figure', '/blocks/0/rows/0/1', '{ "fact": "prices.course" }'],
    ]);
    expect(inCell('money', { fact: 'prices.course' })).toEqual([]);
    expect(inCell('number', 1234)).toEqual([]);
  });
});
