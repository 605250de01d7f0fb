import { visit } from 'jsonc-parser';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { inexactNumber } from '../../diagnostics/inexact-number/inexact-number';
import { locationAt, toPointer } from '../../document/location';
import type { SourceFile } from '../../document/source';
import { plainDigits, shownDigits } from '../../format/exact-number';

/** A number with 16 or more digits, with an exponent, or with a minus sign before a zero. */
const mayBeInexact = /(?<![\w.])(?:-0|-?\d[\d.]{15}|-?\d[\d.]*[eE])/;

/** Numbers that would not be shown as written: too many digits for a double, too many decimals for Intl, and −0. */
export function inexactNumbers(source: SourceFile): readonly Diagnostic[] {
  if (!mayBeInexact.test(source.text)) return []; // as for most documents, which then need not be parsed again
  const found: Diagnostic[] = [];
  visit(source.text, {
    onLiteralValue: (value, offset, length, _line, _character, path) => {
      if (!Number.isFinite(value)) return; // no number, or one too large for the schema, which reports it
      const numberText = source.text.slice(offset, offset + length);
      const shownText = shownDigits(value === 0 ? 0 : value); // 0 for −0
      if (plainDigits(numberText) === shownText) return;
      found.push(inexactNumber(locationAt(source, toPointer(path()), offset, length), numberText, shownText));
    },
  });
  return found;
}
