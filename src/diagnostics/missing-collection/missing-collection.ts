import { defineDiagnostic } from '../define-diagnostic';

export const missingCollection = defineDiagnostic<[name: string]>({
  code: 'missing-collection',
  severity: 'error',
  about: 'A block shows the entries of a collection that does not exist.',
  message: (name) => `The collection “${name}” does not exist.`,
  hint: (name) => `Create _collections/${name}.json with its entries.`,
});
