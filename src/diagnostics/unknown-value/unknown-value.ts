import { defineError } from '../define-diagnostic';
import { excerpt, quotedList } from '../message-values';
import { didYouMean } from '../nearest';
import { currencyOf } from './currency';

/** `name` is that of the property; `advice` replaces the list of known values where it would be too long. */
export const unknownValue = defineError<
  [name: string, found: string, known: readonly string[], near?: string, advice?: string]
>({
  code: 'unknown-value',
  about: 'Only certain values are possible here, and this is not one of them.',
  message: (name, found) => `“${name}” cannot be “${excerpt(found)}”.`,
  hint: (_name, found, known, near, advice) => {
    const currency = currencyOf(found);
    if (currency && known.includes(currency.code)) return `Write ${currency.code} for ${currency.name}.`;
    return didYouMean(near, advice ?? `Choose ${quotedList(known, 'or')}.`);
  },
});
