import { zeroAmount } from '../diagnostics/zero-amount/zero-amount';
import { locationOfValue } from '../document/location';
import { partsIn } from './parts-in';
import { forVisibleDocuments, type Rule } from './rule';

/** Amounts of 0, which are probably placeholders. Only the lower end of a range may be 0. */
export const zeroAmounts: Rule = forVisibleDocuments((document, context) =>
  partsIn(document, context, 'money', 'quantity').flatMap(({ pointer, value }) => {
    const { from, to, fact } = Object(value) as { from?: number; to?: number; fact?: string };
    const isZero = value === 0 || (from === 0 && to === undefined && fact === undefined);
    return isZero
      ? [zeroAmount(locationOfValue(document.parsed, value === 0 ? pointer : `${pointer}/from`))]
      : [];
  }),
);
