import type { RegisterDocument } from '../generated/documents';
import { factOnDate } from '../references/fact-on-date';
import type { ValidatedDocument } from '../site/checked-site';

/**
 * The registers with next values and yearly intakes applied as of a day, so that everything that quotes or computes
 * with a fact uses the current value. Source texts and error locations are unchanged.
 */
export const applyFactChanges = (
  documents: readonly ValidatedDocument[],
  today: string | undefined,
): readonly ValidatedDocument[] =>
  documents.map((document) => {
    if (today === undefined || document.kind !== 'register' || !document.isValid) return document;
    const register = document.validValue as RegisterDocument;
    const facts = register.facts.map((fact) => factOnDate(fact, today));
    return facts.every((fact, index) => fact === register.facts[index])
      ? document
      : { ...document, validValue: { ...register, facts }, written: register };
  });
