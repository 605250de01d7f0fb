import { defineDiagnostic } from '../define-diagnostic';
import { listed } from '../listed';

/** A field that a block needs, and how the collection's schema fails to provide it. */
interface LackingField {
  name: string;
  how: 'missing' | 'optional' | 'other';
  part?: string;
}

export const missingField = defineDiagnostic<[collection: string, fields: readonly LackingField[]]>({
  code: 'missing-field',
  severity: 'error',
  about: 'The entries of a collection lack what the block that shows them needs.',
  message: (collection, fields) => {
    const all = listed(fields.map(({ name }) => name));
    if (fields.every(({ how }) => how === 'missing'))
      return `“${collection}” has no ${all}, which is needed here.`;
    if (fields.every(({ how }) => how === 'optional'))
      return `Entries of “${collection}” may lack ${all}, which is needed here.`;
    return `In “${collection}”, ${all} is not what is needed here.`;
  },
  hint: (collection, fields) => {
    const parts = fields.map(({ name, part }) => (part ? `${name}: parts/${part}.schema.json` : name));
    return `Require ${listed(parts)} in _collections/${collection}.schema.json, or show another collection.`;
  },
});
