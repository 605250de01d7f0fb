import type { Diagnostic } from '../../diagnostics/diagnostic';
import { invalidPattern } from '../../diagnostics/invalid-pattern/invalid-pattern';
import { slowPattern } from '../../diagnostics/slow-pattern/slow-pattern';
import { locationOfValue } from '../../document/location';
import { isLinearPattern } from '../../schema/is-linear-pattern';
import type { LinkedSite } from '../../site/checked-site';
import { fieldsIn } from './fields-in';

/** Field patterns that are invalid in browsers, or slow enough for a crafted text to block the receiver (ReDoS). */
export const unsafePatterns = (site: LinkedSite): readonly Diagnostic[] =>
  fieldsIn(site).flatMap(({ document, field: { pattern }, pointer }) => {
    if (pattern === undefined) return [];
    const location = locationOfValue(document, `${pointer}/pattern`);
    const reason = patternError(pattern);
    if (reason !== undefined) return [invalidPattern(location, reason)];
    return isLinearPattern(pattern, 'field') ? [] : [slowPattern(location)];
  });

/** JavaScript's error for a pattern; undefined if it is valid. */
export function patternError(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'v'); // Compiled without the group that browsers add around it, in which “)(” would be valid.
    return undefined;
  } catch (error) {
    // The reason is what follows the last colon: “Invalid regular expression: /(/v: Unterminated group”.
    return /[^:]*$/.exec((error as Error).message)?.[0].trim() ?? '';
  }
}
