import type { SourceFile, Sources } from '../../document/source';
import type { RegisteredFact } from '../../generated/documents';
import { factAfterNext } from '../../references/fact-of-day';
import { type PlacedFact, writtenFact } from '../../references/registers';
import { withFact } from './with-fact';

/**
 * The text of a register in which the `next` of a fact has become its value, and its old value the latest of its `past`.
 * Undefined where it has no `next`, or the day of that has not come.
 */
export function advanceFact(
  { schemas }: Pick<Sources, 'schemas'>,
  placed: PlacedFact,
  today: string,
  { text }: SourceFile = placed.register.document.source,
): string | undefined {
  const written = writtenFact(placed);
  const advanced: RegisteredFact = factAfterNext(written, today);
  return advanced === written ? undefined : withFact(schemas, text, placed.pointer, advanced);
}
