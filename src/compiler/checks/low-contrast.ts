import type { Diagnostic } from '../../diagnostics/diagnostic';
import { lowContrast as tooLow } from '../../diagnostics/low-contrast/low-contrast';
import { locationOfValue } from '../../document/location';
import { validTheme } from '../../references/site-documents';
import type { LinkedSite } from '../../site/checked-site';
import { lowContrasts } from '../../theme/low-contrasts';

/** Theme colours without sufficient contrast where they are used together. */
export function lowContrast({ documents }: LinkedSite): readonly Diagnostic[] {
  const theme = documents.find(({ kind }) => kind === 'theme');
  if (!theme) return [];
  return lowContrasts(validTheme(documents)).map((found) =>
    tooLow(locationOfValue(theme.parsed, found.pointer), found),
  );
}
