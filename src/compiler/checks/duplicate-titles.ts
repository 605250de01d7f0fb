import type { Diagnostic } from '../../diagnostics/diagnostic';
import { duplicateTitle } from '../../diagnostics/duplicate-title/duplicate-title';
import { locationOfValue } from '../../document/location';
import { repeated } from '../../document/repeated';
import type { LinkedSite } from '../../site/checked-site';

/** Published pages with the same title as another page. */
export const duplicateTitles = ({ pages }: LinkedSite): readonly Diagnostic[] =>
  repeated(
    pages.filter(({ draft }) => !draft),
    ({ content }) => content.title,
  ).map(({ key: title, entry: { parsed }, first }) =>
    duplicateTitle(locationOfValue(parsed, '/title'), title, first.parsed.source.file),
  );
