import { defineDiagnostic } from '../define-diagnostic';
import { listed } from '../listed';
import { didYouMean } from '../nearest';

/** What the schema allows at this place. */
export interface Known {
  names: readonly string[];
  /** The name that the author most likely meant. */
  near?: string;
  /** No other name is near, and the object does not have this one yet. */
  certain?: boolean;
  /** Required names that the object does not have: what was found is probably meant for one of them. */
  lacking?: readonly string[];
  /** Where it would be allowed. */
  level?: OtherLevel;
}

/** The object next to which it belongs, one level up, or the one into which it belongs, one level down. */
export type OtherLevel = { beside: string } | { within: string };

export const unknownProperty = defineDiagnostic<[found: readonly string[], known: Known]>({
  code: 'unknown-property',
  severity: 'error',
  about: 'A property is misspelt, or belongs somewhere else.',
  message: (found) => `Unknown ${found.length === 1 ? 'property' : 'properties'} ${listed(found)}.`,
  hint: (_found, { names, near, lacking = [], level }) => {
    if (level && 'beside' in level) return `Move it one level up, next to “${level.beside}”.`;
    if (level) return `Move it one level down, into “${level.within}”.`;
    const missing = lacking.length === 0 ? '' : ` Still missing: ${listed(lacking)}.`;
    return didYouMean(near, `Allowed here: ${listed(names)}.${missing}`);
  },
  fix: (found, { near, certain = false }) =>
    certain && near !== undefined && found.length === 1 ? { found: found.join(), text: near } : undefined,
});
