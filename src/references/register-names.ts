import { unknownRegister } from '../diagnostics/unknown-register/unknown-register';
import { registerName } from '../document/document-kind';
import { namesInList } from './names-in-list';
import type { NamedReference, ReferenceKind } from './reference-kind';
import { shownFactsOf } from './shown-facts';

/** Registers by name: of a page, or of a block that uses all their facts. */
export const registerNames: ReferenceKind<NamedReference> = namesInList('register-name', {
  names: ({ documents }) => new Set(documents.flatMap(({ path }) => registerName(path) ?? [])),
  report: (location, name, near) => unknownRegister(location, name, near),
  view: {
    type: 'readonly QuotableFact[]',
    resolve: (name, _from, { documents }) => shownFactsOf(String(name), documents),
  },
});
