import type { Diagnostic } from '../../diagnostics/diagnostic';
import { invalidPattern } from '../../diagnostics/invalid-pattern/invalid-pattern';
import { slowPattern } from '../../diagnostics/slow-pattern/slow-pattern';
import { locationOfValue } from '../../document/location';
import { isLinearPattern } from '../../schema/is-linear-pattern';
import type { LinkedSite } from '../../site/checked-site';
import { fieldsIn } from './fields-in';

/** Patterns of fields that no browser can use, or that take so long that a text could keep the receiver busy. */
export const unsafePatterns = ({ documents }: LinkedSite): readonly Diagnostic[] =>
  documents.flatMap((placed) =>
    fieldsIn(placed).flatMap(({ field: { pattern }, pointer }) => {
      if (pattern === undefined) return [];
      const location = locationOfValue(placed.document, `${pointer}/pattern`);
      const reason = whyInvalid(pattern);
      if (reason !== undefined) return [invalidPattern(location, reason)];
      return isLinearPattern(pattern, 'v', true) ? [] : [slowPattern(location)];
    }),
  );

/** Why JavaScript does not take a pattern; undefined if it does. */
export function whyInvalid(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'v'); // alone: “)(” is valid only between the brackets that a browser adds
    return undefined;
  } catch (error) {
    return /[^:]*$/.exec((error as Error).message)?.[0].trim() ?? '';
  }
}
