import { unusedFact } from '../diagnostics/unused-fact/unused-fact';
import { locationOfValue } from '../document/location';
import { registersOfKind } from '../references/facts-of-pages';
import { factsByName, nameOfRegister } from '../references/registers';
import { onceValid, type Rule } from './rule';

/** Facts that no document quotes. A register that a block takes as a whole has no unused facts. */
export const unusedFacts: Rule = onceValid(({ documents }) => {
  const facts = factsByName(documents);
  if (facts.size === 0) return [];
  const quoted = new Set(documents.flatMap(({ mentions }) => mentions.facts ?? []));
  const whole = new Set(
    documents.flatMap(({ mentions: { registers = [], registersOfKinds = [] } }) => [
      ...registers,
      ...registersOfKinds.flatMap((kind) => registersOfKind(kind, documents)),
    ]),
  );
  return [...facts.values()].flatMap(({ name, register, pointer }) =>
    quoted.has(name) || whole.has(nameOfRegister(register))
      ? []
      : [unusedFact(locationOfValue(register.document, `${pointer}/id`), name)],
  );
});
