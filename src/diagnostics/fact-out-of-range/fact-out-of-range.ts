import { defineError } from '../define-diagnostic';

/**
 * `other` is the name of the fact in whose range this one has to be (`within`), or below which it must not be
 * (`atLeast`); `value` is the figure of that other fact, and `position` its file and line.
 */
export const factOutOfRange = defineError<
  [problem: 'outside' | 'below' | 'incomparable', other: string, value: string, position: string]
>({
  code: 'fact-out-of-range',
  about: 'A fact is outside the range of another one, or below it, although it says the contrary.',
  message: (problem, other, value, position) =>
    problem === 'incomparable'
      ? `This cannot be compared with “${other}” (${value}, ${position}).`
      : `This is ${problem} “${other}” (${value}, ${position}).`,
  hint: (problem, other) =>
    problem === 'incomparable'
      ? `Delete the line: both must be sums in one currency and for a time, or figures of one kind.`
      : `Correct one of the two. Where sources disagree, write "status": "doubtful" here or at “${other}”, with the reason in “doubt”.`,
});
