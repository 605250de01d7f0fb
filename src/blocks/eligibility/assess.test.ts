import { describe, expect, it } from 'vitest';
import {
  type Assessment,
  assess,
  assessParts,
  inPercent,
  overallAnswer,
  type Rule,
  readScore,
  ruleAnswers,
  toScalePoints,
  unmetRules,
  type VisitorScores,
} from './assess';

/** Worked out by hand: what is asked for, what somebody has, and the answer. */
const table: readonly [Rule, VisitorScores, Assessment | undefined][] = [
  // Marks
  [{ from: 60 }, { marks: 65, scores: {} }, { answer: 'meets' }],
  [{ from: 60 }, { marks: 60, scores: {} }, { answer: 'meets' }],
  [{ from: 75 }, { marks: 65, scores: {} }, { answer: 'below', shortfall: 10 }],
  [{ from: 65, to: 70 }, { marks: 65, scores: {} }, { answer: 'partly' }],
  [{ from: 65, to: 70 }, { marks: 70, scores: {} }, { answer: 'meets' }],
  [
    { from: 65, to: 70 },
    { marks: 64.5, scores: {} },
    { answer: 'below', shortfall: 0.5 },
  ],
  [{ from: 60 }, { scores: {} }, undefined],
  // Scores
  [{ test: 'ielts', from: 7 }, { scores: { ielts: { score: 6.5 } } }, { answer: 'below', shortfall: 0.5 }],
  [{ test: 'ielts', from: 6, to: 6.5 }, { scores: { ielts: { score: 6.5 } } }, { answer: 'meets' }],
  [{ test: 'ielts', from: 6, to: 6.5 }, { scores: { ielts: { score: 6 } } }, { answer: 'partly' }],
  [{ test: 'pte', from: 58 }, { scores: { ielts: { score: 9 } } }, undefined],
  [{ test: 'gpa', from: 3.505 }, { scores: { gpa: { score: 3.5 } } }, { answer: 'below', shortfall: 0.005 }],
  // With a minimum in each section
  [
    { test: 'ielts', from: 6.5, sectionMinimum: 6 },
    { scores: { ielts: { score: 6.5, lowestSection: 6 } } },
    { answer: 'meets' },
  ],
  [
    { test: 'ielts', from: 6.5, sectionMinimum: 6 },
    { scores: { ielts: { score: 7 } } },
    { answer: 'condition' },
  ],
  [
    { test: 'ielts', from: 6.5, sectionMinimum: 6 },
    { scores: { ielts: { score: 7, lowestSection: 5.5 } } },
    { answer: 'belowPart', shortfall: 0.5 },
  ],
  [
    { test: 'ielts', from: 6.5, sectionMinimum: 6 },
    { scores: { ielts: { score: 6, lowestSection: 5.5 } } },
    { answer: 'below', shortfall: 0.5 },
  ],
];

it.each(table)('%j for %j: %j', (rule, entered, answer) => {
  expect(assess(rule, entered)).toEqual(answer);
});

const english = { tests: ['ielts', 'pte'] };
const admission = { tests: ['sat'] };
const parts = (rules: readonly Rule[], entered: VisitorScores) =>
  assessParts(rules, [english, admission], entered);
const overall = (rules: readonly Rule[], entered: VisitorScores) => overallAnswer(parts(rules, entered));

describe('all rules of a level together', () => {
  const bachelor: readonly Rule[] = [
    { from: 65, to: 70 },
    { test: 'ielts', from: 6, to: 6.5 },
  ];

  it('65 % and IELTS 6.5 are enough for the lower end of a range', () => {
    expect(overall(bachelor, { marks: 65, scores: { ielts: { score: 6.5 } } })).toBe('partly');
    expect(overall(bachelor, { marks: 70, scores: { ielts: { score: 6.5 } } })).toBe('meets');
  });

  it('are not met if one is not, whatever is not known', () => {
    expect(overall(bachelor, { marks: 60, scores: {} })).toBe('below');
    expect(
      overall([{ from: 60 }, { test: 'ielts', from: 7 }], { marks: 65, scores: { ielts: { score: 6.5 } } }),
    ).toBe('below');
  });

  it('are open where something is not entered', () => {
    expect(overall(bachelor, { marks: 70, scores: {} })).toBe('open');
    expect(overall(bachelor, { marks: 70, scores: { pte: { score: 90 } } })).toBe('open');
  });

  it('need one test of a group, and one of each group', () => {
    const rules: readonly Rule[] = [
      { from: 50 },
      { test: 'ielts', from: 6.5 },
      { test: 'pte', from: 58 },
      { test: 'sat', from: 1100 },
    ];
    const scores = { ielts: { score: 6 }, pte: { score: 60 } };
    expect(overall(rules, { marks: 60, scores })).toBe('open');
    expect(overall(rules, { marks: 60, scores: { ...scores, sat: { score: 1200 } } })).toBe('meets');
    expect(overall(rules, { marks: 60, scores: { ...scores, sat: { score: 1000 } } })).toBe('below');
  });

  it('are “unknown” where nothing is published about marks or about tests, unless one is not met', () => {
    expect(overall([{ from: 60 }], { marks: 65, scores: {} })).toBe('unknown');
    expect(overall([{ test: 'ielts', from: 6 }], { scores: { ielts: { score: 6 } } })).toBe('unknown');
    expect(overall([{ from: 60 }], { marks: 55, scores: {} })).toBe('below');
  });
});

describe('each part of what is asked for', () => {
  const rules: readonly Rule[] = [
    { from: 50 },
    { test: 'ielts', from: 6.5, sectionMinimum: 6 },
    { test: 'pte', from: 58 },
    { test: 'sat', from: 1100 },
  ];

  it('has its own answer', () => {
    expect(parts(rules, { marks: 60, scores: { ielts: { score: 7, lowestSection: 5.5 } } })).toEqual([
      { subject: 'marks', answer: 'meets' },
      { subject: 0, answer: 'below' },
      { subject: 1, answer: 'open' },
    ]);
  });

  it('is not known where nothing is published', () => {
    expect(parts([{ from: 50 }], { marks: 60, scores: { ielts: { score: 9 } } })).toEqual([
      { subject: 'marks', answer: 'meets' },
      { subject: 'tests', answer: 'unknown' },
    ]);
    expect(parts([{ test: 'pte', from: 58 }], { marks: 99, scores: {} })).toEqual([
      { subject: 'marks', answer: 'unknown' },
      { subject: 0, answer: 'open' },
    ]);
  });
});

describe('marks of another scale', () => {
  it.each([
    [7.2, { times: 9.5, plus: 0 }, 68.4],
    [8, { times: 10, plus: -7.5 }, 72.5],
    [0.2, { times: 10, plus: -7.5 }, 0],
    [10, { times: 11, plus: 0 }, 100],
  ])('%d by %j are %d %%', (marks, scale, percent) => {
    expect(inPercent(marks, scale)).toBe(percent);
  });

  it('fall short by points of that scale, rounded up to hundredths', () => {
    expect(toScalePoints(3, { times: 9.5, plus: 0 })).toBe(0.32);
    expect(toScalePoints(9.5, { times: 9.5, plus: 0 })).toBe(1);
  });
});

describe('what is left to do', () => {
  const marks = { from: 65, to: 70 };
  const ielts = { test: 'ielts', from: 6.5, sectionMinimum: 6 };
  const pte = { test: 'pte', from: 58 };
  const sat = { test: 'sat', from: 1100 };
  const unmet = (entered: VisitorScores) =>
    unmetRules([marks, ielts, pte, sat], [english, admission], entered);

  it('is everything at first, with the alternatives of a group together', () => {
    expect(unmet({ scores: {} })).toEqual([[marks], [ielts, pte], [sat]]);
  });

  it('is what is too low or not known', () => {
    const scores = { ielts: { score: 7, lowestSection: 5.5 }, sat: { score: 1000 } };
    expect(unmet({ marks: 60, scores })).toEqual([[marks], [ielts, pte], [sat]]);
    expect(unmet({ marks: 65, scores: { pte: { score: 60 } } })).toEqual([[sat]]);
    expect(unmet({ marks: 65, scores: { ielts: { score: 7 }, sat: { score: 1100 } } })).toEqual([]);
  });
});

describe('a better result never has a worse answer', () => {
  const rank = (rule: Rule, entered: VisitorScores) =>
    ruleAnswers.indexOf(assess(rule, entered)?.answer ?? 'below');
  const isFalling = (ranks: readonly number[]) =>
    ranks.every((one, index) => index === 0 || one <= (ranks[index - 1] ?? one));
  const halves = Array.from({ length: 19 }, (_, index) => index / 2);

  it('in marks', () => {
    for (let from = 0; from <= 100; from += 7)
      for (const to of [undefined, from, from + 5, from + 20])
        expect(
          isFalling(
            Array.from({ length: 201 }, (_, index) => rank({ from, to }, { marks: index / 2, scores: {} })),
          ),
        ).toBe(true);
  });

  it('in a test, and in its lowest section', () => {
    for (const from of halves)
      for (const to of [undefined, from + 0.5, from + 2])
        for (const sectionMinimum of [undefined, from - 1, from, from + 1]) {
          const rule = { test: 'ielts', from, to, sectionMinimum };
          for (const fixed of [undefined, ...halves]) {
            const withScore = (score: number) =>
              rank(rule, { scores: { ielts: { score, lowestSection: fixed } } });
            expect(isFalling(halves.map(withScore))).toBe(true);
          }
          for (const score of halves) {
            const withSection = (lowestSection: number) =>
              rank(rule, { scores: { ielts: { score, lowestSection } } });
            expect(isFalling(halves.map(withSection))).toBe(true);
          }
        }
  });
});

it.each([
  ['6.5', 9, 6.5],
  ['6,5', 9, 6.5],
  [' 65 % ', 100, 65],
  ['', 9, undefined],
  ['65', 9, undefined],
  ['many', 9, undefined],
  ['-1', 9, undefined],
])('“%s” of at most %d is read as %s', (text, most, value) => {
  expect(readScore(text, most)).toBe(value);
});
