import type { SourceFile, Sources } from '../../document/source';
import type { RegisteredFact } from '../../generated/documents';
import { applyNextValue } from '../../references/fact-on-date';
import { factAsWritten, type LocatedFact } from '../../references/registers';
import { withFact } from './with-fact';

/**
 * The text of a register after moving a fact's next value to its value, and the old value to its past. Undefined if
 * there is no next value, or it has not taken effect. The last parameter is the register with facts that were changed
 * in it since it was read.
 */
export function advanceFact(
  { schemas }: Pick<Sources, 'schemas'>,
  located: LocatedFact,
  today: string,
  { text }: SourceFile = located.register.parsed.source,
): string | undefined {
  const written = factAsWritten(located);
  const advanced: RegisteredFact = applyNextValue(written, today);
  return advanced === written ? undefined : withFact(schemas, text, located.pointer, advanced);
}
