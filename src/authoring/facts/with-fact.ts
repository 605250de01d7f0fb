import { fromPointer } from '../../document/location';
import type { Schemas } from '../../document/source';
import type { RegisteredFact } from '../../generated/documents';
import { withValue } from '../edit/with-value';

/**
 * The text of a register with a fact replaced. The properties of the fact are put in the order of their schema; what is
 * unchanged keeps its formatting.
 */
export function withFact(schemas: Schemas, text: string, pointer: string, fact: RegisteredFact): string {
  const order = Object.keys(schemas['schema/parts/registered-fact.schema.json']?.properties ?? {});
  const [list = '', position] = fromPointer(pointer);
  const sorted = Object.entries(fact)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return withValue(text, [list, Number(position)], Object.fromEntries(sorted));
}
