import { contradictoryYear } from '../diagnostics/contradictory-year/contradictory-year';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { locationOfValue } from '../document/location';
import { quotedIn } from './quoted-in';
import type { ReferenceKind } from './reference-kind';
import { factsByName } from './registers';

interface TypedYear {
  pointer: string;
  year: number;
  /** Names of the facts that the object with the year quotes in place of a value, at any depth. */
  facts: readonly string[];
}

/** Years that are typed beside quoted facts. A year is reported if one of the facts is of another year. */
export const typedYears: ReferenceKind<TypedYear> = {
  parts: {
    year: {
      find: (year, pointer, _referringSchema, container) => {
        const facts = quotedIn(container).flatMap((quoted) => (quoted.isValue ? quoted.name : []));
        return facts.length > 0 ? [{ pointer, year: Number(year), facts }] : [];
      },
    },
  },

  check: (found, { parsed }, { documents }) => {
    const facts = factsByName(documents);
    return found.flatMap(({ pointer, year, facts: names }): readonly Diagnostic[] => {
      const other = names
        .flatMap((name) => facts.get(name) ?? [])
        .find(({ fact }) => fact.year !== undefined && fact.year !== year);
      if (other?.fact.year === undefined) return [];
      const { file, line } = locationOfValue(other.register.parsed, `${other.pointer}/year`);
      const location = locationOfValue(parsed, pointer);
      return [contradictoryYear(location, other.name, other.fact.year, `${file}:${line}`)];
    });
  },
};
