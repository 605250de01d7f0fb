import { circularFact } from '../../diagnostics/circular-fact/circular-fact';
import { contradictoryFacts } from '../../diagnostics/contradictory-facts/contradictory-facts';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { duplicateId } from '../../diagnostics/duplicate-id/duplicate-id';
import { factOutOfRange } from '../../diagnostics/fact-out-of-range/fact-out-of-range';
import { incompleteFact } from '../../diagnostics/incomplete-fact/incomplete-fact';
import { unsuitableFact } from '../../diagnostics/unsuitable-fact/unsuitable-fact';
import { firstPositions } from '../../document/first-positions';
import { locationOfValue } from '../../document/location';
import type { RegisterDocument, RegisteredFact } from '../../generated/documents';
import { compareRanges, inWords } from '../../references/fact-range';
import {
  factAsWritten,
  factsByName,
  isQuote,
  type LocatedFact,
  registersByName,
} from '../../references/registers';
import type { PartiallyValid } from '../../schema/valid-part';
import type { LinkedSite } from '../../site/checked-site';

/**
 * Checks the facts as written, each alone and in relation to others, so that the result does not depend on the date.
 */
export function registers({ documents }: LinkedSite): readonly Diagnostic[] {
  const facts = new Map(
    [...factsByName(documents)].map(([name, located]) => [
      name,
      { ...located, fact: factAsWritten(located) },
    ]),
  );
  return [
    ...[...registersByName(documents).values()].flatMap((register) => [
      ...duplicatesIn(register),
      ...quotedIn(register),
    ]),
    ...[...facts.values()].flatMap((located) => [
      ...incomplete(located),
      ...circular(located, facts),
      ...outOfRange(located, facts),
    ]),
    ...contradictory(facts),
  ];
}

/** Facts must not quote other facts, because that could be circular. */
function quotedIn({ document, validValue }: LocatedFact['register']): readonly Diagnostic[] {
  const { facts = [] } = Object(validValue) as PartiallyValid<RegisterDocument>;
  return facts.flatMap((fact, at) =>
    isQuote(fact?.value)
      ? [
          unsuitableFact(
            locationOfValue(document, `/facts/${at}/value`),
            fact?.id ?? '',
            'another figure here, and not one of its own',
            'Write the figure itself; for one that is a part of another, name that in "within".',
          ),
        ]
      : [],
  );
}

function duplicatesIn({ document, validValue }: LocatedFact['register']): readonly Diagnostic[] {
  const { facts = [] } = Object(validValue) as PartiallyValid<RegisterDocument>;
  const ids = facts.map((fact) => fact?.id);
  const firstPositionOf = firstPositions(ids);
  return ids.flatMap((id, index) => {
    const earlier = firstPositionOf.get(id) ?? index;
    if (id === undefined || earlier === index) return [];
    const placeOf = (at: number) => locationOfValue(document, `/facts/${at}/id`);
    return [duplicateId(placeOf(index), id, placeOf(earlier).line)];
  });
}

const placeOf = ({ register, pointer }: LocatedFact, property: string) =>
  locationOfValue(register.document, `${pointer}/${property}`);

/** “pages-json/_facts/prices.json:12” */
const inFile = (located: LocatedFact) => {
  const { file, line } = placeOf(located, 'id');
  return `${file}:${line}`;
};

function incomplete(located: LocatedFact): readonly Diagnostic[] {
  const { status, sort, source, checked, doubt, evidence } = located.fact;
  const report = (property: string, what: string, ...needs: readonly (string | false)[]) => {
    const lacking = needs.filter((need) => need !== false);
    const isRefused = lacking.some((name) =>
      located.register.invalidPointers.has(`${located.pointer}/${name}`),
    );
    return lacking.length > 0 && !isRefused
      ? [incompleteFact(placeOf(located, property), what, lacking.map((name) => `“${name}”`).join(' and '))]
      : [];
  };
  if (status === 'doubtful') return report('status', 'doubtful fact', !doubt && 'doubt');
  return [
    ...(status === 'verified'
      ? report('status', 'verified fact', !source && 'source', !checked && 'checked')
      : []),
    ...(sort === 'claim' && status !== 'sample' && 'percent' in located.fact.value
      ? report('sort', 'claim of a percentage', !evidence && 'evidence')
      : []),
  ];
}

/** Circular `within` references, starting from a fact. */
function circular(located: LocatedFact, facts: ReadonlyMap<string, LocatedFact>): readonly Diagnostic[] {
  const path = [located.name];
  for (let at: RegisteredFact | undefined = located.fact; at?.within !== undefined; ) {
    path.push(at.within);
    // A circle is reported once, at the first of its names.
    if (at.within === located.name)
      return path.every((name) => located.name <= name)
        ? [circularFact(placeOf(located, 'within'), path)]
        : [];
    // A circle that does not include this fact is reported elsewhere.
    if (path.indexOf(at.within) < path.length - 1) return [];
    at = facts.get(at.within)?.fact;
  }
  return [];
}

/** Facts outside the range of another one. Doubtful facts are skipped, because their authors know about the problem. */
function outOfRange(located: LocatedFact, facts: ReadonlyMap<string, LocatedFact>): readonly Diagnostic[] {
  const { fact } = located;
  return (['within', 'atLeast'] as const).flatMap((relation): readonly Diagnostic[] => {
    const name = fact[relation];
    const other = name === undefined ? undefined : facts.get(name);
    if (name === undefined || !other || other === located) return [];
    if (fact.status === 'doubtful' || other.fact.status === 'doubtful') return [];
    const problem = compareRanges(fact.value, other.fact.value, relation);
    if (problem === undefined) return [];
    return [
      factOutOfRange(placeOf(located, relation), problem, name, inWords(other.fact.value), inFile(other)),
    ];
  });
}

function contradictory(facts: ReadonlyMap<string, LocatedFact>): readonly Diagnostic[] {
  const firstFactByKey = new Map<string, LocatedFact>();
  return [...facts.values()].flatMap((located) => {
    const { measure, scope = {}, value } = located.fact;
    const names = Object.keys(scope).sort();
    const test = 'score' in value ? value.test : '';
    const key = JSON.stringify([
      located.register.document.source.path,
      measure,
      test,
      names.map((name) => [name, scope[name]]),
    ]);
    const other = firstFactByKey.get(key);
    if (!other) {
      firstFactByKey.set(key, located);
      return [];
    }
    const holdsFor = names.map((name) => scope[name]).join(', ');
    const what = holdsFor === '' ? measure : `${measure} (${holdsFor})`;
    return [contradictoryFacts(placeOf(located, 'measure'), what, other.fact.id, inFile(other))];
  });
}
