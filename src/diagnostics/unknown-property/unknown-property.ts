import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { listed } from '../listed';
import { didYouMean } from '../nearest';

/** What the schema knows at a place. */
export interface Known {
  names: readonly string[];
  /** The name that the author most likely meant. */
  near?: string;
  /** No other name is near, and none of this name stands there already. */
  certain?: boolean;
  /** Names that must stand there and do not: what was found stands for one of them, most likely. */
  lacking?: readonly string[];
  /** Where it would be right. */
  level?: OtherLevel;
}

/** The name of the object that it stands in and belongs beside, or of the one beside it that it belongs in. */
export type OtherLevel = { beside: string } | { within: string };

/** Properties that the schema does not name. */
export const unknownProperty = (
  location: SourceLocation,
  found: readonly string[],
  { names, near, certain = false, lacking = [], level }: Known,
): Diagnostic => ({
  code: 'unknown-property',
  severity: 'error',
  location,
  message: `${found.length === 1 ? 'There is no property' : 'There are no properties'} ${listed(found)} here.`,
  hint: level
    ? `${listed(found)} stands ${'beside' in level ? `one level up, beside “${level.beside}”` : `one level down, in “${level.within}”`}.`
    : didYouMean(
        near,
        `Known here: ${listed(names)}.${lacking.length === 0 ? '' : ` Still missing: ${listed(lacking)}.`}`,
      ),
  ...(certain && near !== undefined && found.length === 1
    ? { fix: { found: found.join(), text: near } }
    : {}),
});
