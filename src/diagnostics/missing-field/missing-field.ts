import { defineError } from '../define-diagnostic';
import { quotedList } from '../message-values';

/** A field that a block needs and a collection's schema does not guarantee. */
export interface MissingField {
  name: string;
  /** The field does not exist, is optional, or has another type. */
  problem: 'missing' | 'optional' | 'other type';
  /** The shared part that it must be, if any. */
  part?: string;
}

export const missingField = defineError<[collection: string, fields: readonly MissingField[]]>({
  code: 'missing-field',
  about: 'The entries of a collection lack what the block that shows them needs.',
  message: (collection, fields) => {
    const all = quotedList(fields.map(({ name }) => name));
    if (fields.every(({ problem }) => problem === 'missing'))
      return `“${collection}” has no ${all}, which is needed here.`;
    if (fields.every(({ problem }) => problem === 'optional'))
      return `Entries of “${collection}” may lack ${all}, which is needed here.`;
    return `In “${collection}”, ${all} is not what is needed here.`;
  },
  hint: (collection, fields) => {
    const parts = fields.map(({ name, part }) => (part ? `${name}: parts/${part}.schema.json` : name));
    return `Require ${quotedList(parts)} in _collections/${collection}.schema.json, or show another collection.`;
  },
});
