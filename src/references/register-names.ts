import { nearest } from '../diagnostics/nearest';
import { unknownRegister } from '../diagnostics/unknown-register/unknown-register';
import { registerName } from '../document/document-kind';
import { locationOfValue } from '../document/location';
import { findName, type NamedReference, type ReferenceKind } from './reference-kind';
import { factsOfRegister, namedFact, registersByName } from './registers';
import { hiddenFacts } from './shown-facts';

/** Registers by name: of a page, or of a block that uses all their facts. */
export const registerNames: ReferenceKind<NamedReference> = {
  parts: {
    'register-name': {
      find: findName,
      suggest: ({ sources }) =>
        sources.documents.flatMap(({ path }) => {
          const name = registerName(path);
          return name === undefined ? [] : [{ name, description: '' }];
        }),
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
    },
  },

  check: (references, { document }, { documents }) => {
    const registers = registersByName(documents);
    return references.flatMap(({ name, pointer }) =>
      registers.has(name)
        ? []
        : [unknownRegister(locationOfValue(document, pointer), name, nearest(name, [...registers.keys()]))],
    );
  },
};
