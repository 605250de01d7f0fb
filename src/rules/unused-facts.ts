import { unusedFact } from '../diagnostics/unused-fact/unused-fact';
import { schemaFor } from '../document/document-kind';
import { locationOfValue } from '../document/location';
import type { Schemas } from '../document/source';
import type { FactsOfPages } from '../generated/documents';
import { registersOfKind } from '../references/facts-of-pages';
import { factsByName, nameOfRegister } from '../references/registers';
import { visitParts } from '../schema/walk';
import type { CheckedSite } from '../site/checked-site';
import { onceValid, type Rule } from './rule';

/** Facts that no document quotes. A register that a block takes as a whole has no unused facts. */
export const unusedFacts: Rule = onceValid(({ documents, sources: { schemas } }) => {
  const facts = factsByName(documents);
  if (facts.size === 0) return [];
  const quoted = new Set(documents.flatMap(({ mentions }) => mentions.facts ?? []));
  const whole = new Set(documents.flatMap((document) => takenWhole(document, documents, schemas)));
  return [...facts.values()].flatMap(({ name, register, pointer }) =>
    quoted.has(name) || whole.has(nameOfRegister(register))
      ? []
      : [unusedFact(locationOfValue(register.document, `${pointer}/id`), name)],
  );
});

/** The registers that the blocks of a document take. A page's own register says only what the page is about. */
function takenWhole(
  { document }: CheckedSite['documents'][number],
  documents: CheckedSite['documents'],
  schemas: Schemas,
): readonly string[] {
  const file = schemaFor(document.source.path);
  if (file === undefined || !schemas[file]) return [];
  const taken: string[] = [];
  visitParts(schemas, file, document.value, {
    'register-name': (name, pointer) => {
      if (pointer !== '/facts') taken.push(String(name));
    },
    'facts-of-pages': (asked) => {
      taken.push(...registersOfKind((asked as FactsOfPages).kind, documents));
    },
  });
  return taken;
}
