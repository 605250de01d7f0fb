import { similarWords } from '../diagnostics/nearest';
import { unusedFact } from '../diagnostics/unused-fact/unused-fact';
import { locationOfValue } from '../document/location';
import { registerByRoute, requestedRegisters } from '../references/facts-of-pages';
import type { ReferringDocument } from '../references/reference-kind';
import { factsByName, nameOfRegister, registersByName } from '../references/registers';
import type { Rule } from './rule';

/**
 * Facts that no document quotes, unless a block uses their register as a whole. Nothing is reported while a document
 * is not JSON or, other than a register, has an error: it may hide a quote. A fact whose name is misspelt in a quote
 * counts as quoted.
 */
export const unusedFacts: Rule = ({ documents, sources }) => {
  const facts = factsByName(documents);
  const quotingDocuments = documents.filter(({ kind }) => kind !== 'register');
  // A document that is not even JSON is among the sources only.
  const isComplete =
    documents.length === sources.documents.length && quotingDocuments.every(({ isValid }) => isValid);
  if (facts.size === 0 || !isComplete) return [];
  const quotedNames = documents.flatMap(({ documentIndex }) => documentIndex.facts);
  const usedNames = new Set(
    quotedNames.flatMap((name) => (facts.has(name) ? name : [name, ...similarWords(name, facts.keys())])),
  );
  const wholeRegisters = new Set(
    documents.flatMap((document) => {
      const { registers, requestedRows } = document.documentIndex;
      // Blocks such as comparisons read the registers of all pages of a kind.
      return [
        ...registers,
        ...requestedRows.flatMap((rows) => requestedRegisters(rows, document, documents)),
      ];
    }),
  );
  const skippedRegisters = new Set([...registersWithoutPage(documents), ...registersOfDrafts(documents)]);
  return [...facts.values()].flatMap(({ name, register, pointer }) =>
    usedNames.has(name) ||
    wholeRegisters.has(nameOfRegister(register)) ||
    skippedRegisters.has(nameOfRegister(register))
      ? []
      : [unusedFact(locationOfValue(register.parsed, `${pointer}/id`), name)],
  );
};

/** Names of the registers of pages that are drafts, which may still come to quote them. */
const registersOfDrafts = (documents: readonly ReferringDocument[]): readonly string[] =>
  documents.flatMap(({ kind, isMarkedDraft, validValue }) => {
    const { facts } = Object(validValue) as { facts?: unknown };
    return kind === 'page' && isMarkedDraft && typeof facts === 'string' ? [facts] : [];
  });

/**
 * Names of registers that no page has although the file of a page is named after them, as `courses-peru.json` is after
 * `peru`. That page is reported by another rule.
 */
function registersWithoutPage(documents: readonly ReferringDocument[]): ReadonlySet<string> {
  const registersWithPage = new Set(registerByRoute(documents).values());
  const isInName = (name: string) =>
    documents.some(({ kind, parsed }) => kind === 'page' && `-${parsed.source.path}`.includes(`-${name}.`));
  const names = [...registersByName(documents).keys()];
  return new Set(names.filter((name) => !registersWithPage.has(name) && isInName(name)));
}
