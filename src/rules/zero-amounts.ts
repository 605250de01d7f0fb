import { zeroAmount } from '../diagnostics/zero-amount/zero-amount';
import { locationOfValue } from '../document/location';
import { suspiciousFigures } from '../references/suspicious-figures';
import { forVisibleDocuments, type Rule } from './rule';

/** Amounts of 0, which are probably placeholders. */
export const zeroAmounts: Rule = forVisibleDocuments(({ parsed, references }) =>
  references
    .of(suspiciousFigures)
    .filter(({ reason }) => reason === 'zero')
    .map(({ pointer }) => zeroAmount(locationOfValue(parsed, pointer))),
);
