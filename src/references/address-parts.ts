import { malformedValue } from '../diagnostics/malformed-value/malformed-value';
import { locationOfValue } from '../document/location';
import type { ReferenceKind } from './reference-kind';

/** The value of a property whose schema is the part `address-part`. */
interface AddressPart {
  pointer: string;
  text: string;
  /** The address lines in one of which the text must occur. */
  lines: readonly string[];
}

/**
 * Parts of an address that structured data names separately, such as the postal code. Visitors read them in the address
 * lines, so each must occur there.
 */
export const addressParts: ReferenceKind<AddressPart> = {
  parts: {
    'address-part': {
      find: (value, pointer, _referringSchema, { address }) =>
        Array.isArray(address) ? [{ pointer, text: String(value), lines: address.map(String) }] : [],
    },
  },

  check: (references, { parsed }) =>
    references.flatMap(({ pointer, text, lines }) => {
      if (lines.some((line) => hasPart(line, text))) return [];
      const property = pointer.slice(pointer.lastIndexOf('/') + 1);
      const advice = 'Write it as it stands in “address”, or write it there: visitors read only that.';
      return [malformedValue(locationOfValue(parsed, pointer), { property }, text, advice)];
    }),
};

/** Whether a line contains the part as a whole word or number. */
function hasPart(line: string, part: string): boolean {
  const surroundings = line.split(part);
  return surroundings.some((before, index) => {
    const after = surroundings[index + 1];
    return after !== undefined && !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
  });
}
