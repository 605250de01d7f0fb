import { defineDiagnostic } from '../define-diagnostic';
import { listed } from '../listed';
import { didYouMean } from '../nearest';

/** What the schema allows here. */
export interface AllowedProperties {
  names: readonly string[];
  /** The name that was probably meant. */
  near?: string;
  /** It is the only similar name, and the object does not have it yet. */
  certain?: boolean;
  /** Required names that the object lacks, one of which was probably meant. */
  lacking?: readonly string[];
  /** Where the property would be allowed. */
  level?: OtherLevel;
}

/** The object it belongs next to, one level up, or within, one level down. */
export type OtherLevel = { beside: string } | { within: string };

export const unknownProperty = defineDiagnostic<[found: readonly string[], known: AllowedProperties]>({
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
