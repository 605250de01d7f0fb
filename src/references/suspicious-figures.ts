import type { ReferenceKind } from './reference-kind';

/** A figure, and why it is suspicious. */
interface SuspiciousFigure {
  pointer: string;
  reason: 'zero' | 'fraction' | 'year';
  value: number;
}

const none: readonly SuspiciousFigure[] = [];

/**
 * Figures that may be placeholders or typing errors, for a rule to check: zero amounts, fractions of a percent, and
 * years.
 */
export const suspiciousFigures: ReferenceKind<SuspiciousFigure> = {
  parts: {
    money: { find: findZero },
    quantity: {
      find: (value, pointer) => {
        const { percent } = value as { percent?: number };
        return percent !== undefined && percent > 0 && percent < 1
          ? [{ pointer: `${pointer}/percent`, reason: 'fraction', value: percent }]
          : findZero(value, pointer);
      },
    },
    year: { find: (year, pointer) => [{ pointer, reason: 'year', value: Number(year) }] },
  },
};

/** Finds zero amounts. Only the lower end of a range may be zero. */
function findZero(value: unknown, pointer: string): readonly SuspiciousFigure[] {
  if (value === 0) return [{ pointer, reason: 'zero', value: 0 }];
  if (typeof value !== 'object' || value === null || !('from' in value) || value.from !== 0) return none;
  return 'to' in value ? none : [{ pointer: `${pointer}/from`, reason: 'zero', value: 0 }];
}
