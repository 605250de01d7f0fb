import { circularFact } from '../../diagnostics/circular-fact/circular-fact';
import { contradictoryFacts } from '../../diagnostics/contradictory-facts/contradictory-facts';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { factOutOfRange } from '../../diagnostics/fact-out-of-range/fact-out-of-range';
import { incompleteFact } from '../../diagnostics/incomplete-fact/incomplete-fact';
import { unsuitableFact } from '../../diagnostics/unsuitable-fact/unsuitable-fact';
import { locationOfValue } from '../../document/location';
import { repeated } from '../../document/repeated';
import type { FactScope, RegisterDocument, RegisteredFact } from '../../generated/documents';
import { describeFigure, relationProblem } from '../../references/fact-range';
import {
  factAsWritten,
  factsByName,
  isQuote,
  type LocatedFact,
  registersByName,
} from '../../references/registers';
import type { PartiallyValid } from '../../schema/valid-value';
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
    ...[...registersByName(documents).values()].flatMap(factsWithQuotes),
    ...[...facts.values()].flatMap((located) => [
      ...incompleteIn(located),
      ...circularIn(located, facts),
      ...outOfRangeIn(located, facts),
    ]),
    ...contradictoryIn(facts),
  ];
}

/** Facts must not quote other facts, because that could be circular. */
function factsWithQuotes({ parsed, validValue }: LocatedFact['register']): readonly Diagnostic[] {
  const { facts = [] } = Object(validValue) as PartiallyValid<RegisterDocument>;
  return facts.flatMap((fact, index) =>
    isQuote(fact?.value)
      ? [
          unsuitableFact(
            locationOfValue(parsed, `/facts/${index}/value`),
            fact?.id ?? '',
            'another figure here, and not one of its own',
            'Write the figure itself; for one that is a part of another, name that in "within".',
          ),
        ]
      : [],
  );
}

const locationOf = ({ register, pointer }: LocatedFact, property: string) =>
  locationOfValue(register.parsed, `${pointer}/${property}`);

/** Where a fact is, for messages: “pages-json/_facts/prices.json:12”. */
const fileAndLine = (located: LocatedFact) => {
  const { file, line } = locationOf(located, 'id');
  return `${file}:${line}`;
};

/** Facts that lack a property that others make necessary. */
function incompleteIn(located: LocatedFact): readonly Diagnostic[] {
  const { status, sort, source, checked, doubt, evidence } = located.fact;
  const report = (property: string, what: string, ...needs: readonly (string | false)[]) => {
    const missing = needs.filter((need) => need !== false);
    const isInvalid = missing.some((name) =>
      located.register.invalidPointers.has(`${located.pointer}/${name}`),
    );
    return missing.length > 0 && !isInvalid
      ? [
          incompleteFact(
            locationOf(located, property),
            what,
            missing.map((name) => `“${name}”`).join(' and '),
          ),
        ]
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

/** The circle of `within` references that includes this fact, if there is one. */
function circularIn(located: LocatedFact, facts: ReadonlyMap<string, LocatedFact>): readonly Diagnostic[] {
  const path = [located.name];
  for (let fact: RegisteredFact | undefined = located.fact; fact?.within !== undefined; ) {
    path.push(fact.within);
    // A circle is reported once, at the fact whose name comes first in the alphabet.
    if (fact.within === located.name)
      return path.every((name) => located.name <= name)
        ? [circularFact(locationOf(located, 'within'), path)]
        : [];
    // A circle that does not include this fact is reported elsewhere.
    if (path.indexOf(fact.within) < path.length - 1) return [];
    fact = facts.get(fact.within)?.fact;
  }
  return [];
}

/** Facts outside the range of another one. Doubtful facts are skipped, because their authors know about the problem. */
function outOfRangeIn(located: LocatedFact, facts: ReadonlyMap<string, LocatedFact>): readonly Diagnostic[] {
  const { fact } = located;
  return (['within', 'atLeast'] as const).flatMap((relation): readonly Diagnostic[] => {
    const name = fact[relation];
    const other = name === undefined ? undefined : facts.get(name);
    if (name === undefined || !other || other === located) return [];
    if (fact.status === 'doubtful' || other.fact.status === 'doubtful') return [];
    const problem = relationProblem(fact.value, other.fact.value, relation);
    if (problem === undefined) return [];
    return [
      factOutOfRange(
        locationOf(located, relation),
        problem,
        name,
        describeFigure(other.fact.value),
        fileAndLine(other),
      ),
    ];
  });
}

/** Facts with the measure and scope of an earlier one in the same register, of which only one can be right. */
const contradictoryIn = (facts: ReadonlyMap<string, LocatedFact>): readonly Diagnostic[] =>
  repeated(facts.values(), whatItHoldsFor).map(({ entry, first }) => {
    const { measure, scope = {} } = entry.fact;
    const holdsFor = sortedNames(scope)
      .map((name) => scope[name])
      .join(', ');
    const what = holdsFor === '' ? measure : `${measure} (${holdsFor})`;
    return contradictoryFacts(locationOf(entry, 'measure'), what, first.fact.id, fileAndLine(first));
  });

/** A key that only facts have that contradict each other if they differ. */
function whatItHoldsFor({ fact: { measure, scope = {}, value }, register }: LocatedFact): string {
  const test = 'score' in value ? value.test : ''; // scores of different tests do not contradict each other
  const scopes = sortedNames(scope).map((name) => [name, scope[name]]);
  return JSON.stringify([register.parsed.source.path, measure, test, scopes]);
}

const sortedNames = (scope: FactScope) => Object.keys(scope).sort();
