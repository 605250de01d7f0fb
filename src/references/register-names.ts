import { unknownRegister } from '../diagnostics/unknown-register/unknown-register';
import { registerName } from '../document/document-kind';
import { namesInList } from './names-in-list';
import type { NamedReference, ReferenceKind } from './reference-kind';
import { factsOfRegister, namedFact } from './registers';
import { hiddenFacts } from './shown-facts';

/** Registers by name: of a page, or of a block that uses all their facts. */
export const registerNames: ReferenceKind<NamedReference> = namesInList('register-name', {
  names: ({ documents }) => new Set(documents.flatMap(({ path }) => registerName(path) ?? [])),
  report: (location, name, near) => unknownRegister(location, name, near),
  view: {
    type: 'readonly QuotableFact[]',
    imports: ['QuotableFact'],
    resolve: (name, _from, { documents }) => {
      const hidden = hiddenFacts(documents);
      return factsOfRegister(String(name), documents)
        .filter((located) => !hidden.has(located.name))
        .map(namedFact);
    },
  },
});
