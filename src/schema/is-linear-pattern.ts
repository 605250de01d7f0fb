import { createRequire } from 'node:module';
import type { AST } from '@eslint-community/regexpp';
import type { toUnicodeSet } from 'regexp-ast-analysis';

const require = createRequire(import.meta.url);

// Both packages are loaded on demand: loading them takes a tenth of the time of a check of a small site.
const loadParser = () => require('@eslint-community/regexpp') as typeof import('@eslint-community/regexpp');
const loadAnalysis = () => require('regexp-ast-analysis') as typeof import('regexp-ast-analysis');

/** A set of characters. */
type CharSet = ReturnType<typeof toUnicodeSet>['chars'];

/** Where a pattern is from. Those of fields have to match the whole text; those of schemas may match anywhere in it. */
type Origin = 'schema' | 'field';

/** Maximum number of ways to match the same prefix. Each costs another pass over the text. */
const maxWays = 40;

/** Maximum number of steps of the analysis; more would take seconds. Patterns that need more are rejected. */
const maxSteps = 3_000_000;

/** How many steps each part of the pattern costs, once `{n}` is expanded, and each combination in `hasFewWays`. */
const stepsOfPart = 300;

/** Counts steps of an analysis, and ends it if there are too many. */
type CountSteps = (count: number) => void;

/**
 * Whether JavaScript matches a pattern in linear time for certain. Backtracking tries one way after another to match a
 * text, so this counts the ways to match any prefix, of which there must be at most `maxWays`. Look-arounds,
 * backreferences and everything else that cannot be counted are rejected.
 */
export function isLinearPattern(pattern: string, origin: Origin): boolean {
  let steps = 0;
  const countSteps: CountSteps = (count) => {
    steps += count;
    if (steps > maxSteps) throw new TooComplex();
  };
  try {
    return hasFewWays(positionsOf(pattern, origin, countSteps), countSteps);
  } catch (error) {
    if (error instanceof TooComplex || error instanceof SyntaxError) return false;
    throw error;
  }
}

/** A character of the pattern, and the positions that can follow it. The first position is the start. */
interface Position {
  chars?: CharSet;
  next: number[];
}

/** A part of the pattern, by the positions at which it can begin and end. */
interface Part {
  first: readonly number[];
  last: readonly number[];
  /** Whether it can match the empty string. */
  canBeEmpty: boolean;
}

/** Matches the empty string only. */
const nothing: Part = { first: [], last: [], canBeEmpty: true };

/** Ends the analysis: the pattern counts as not linear. */
class TooComplex extends Error {}

/** The pattern as a Glushkov automaton (without empty transitions), with every `{n}` expanded. */
function positionsOf(pattern: string, origin: Origin, countSteps: CountSteps): readonly Position[] {
  const isWhole = origin === 'field';
  const flags = isWhole ? { unicodeSets: true } : { unicode: true }; // v, as browsers read `pattern`; u, as Ajv does
  const { RegExpParser } = loadParser();
  const { Chars, toUnicodeSet } = loadAnalysis();
  const tree = new RegExpParser().parsePattern(pattern, 0, pattern.length, flags);
  const positions: Position[] = [{ next: [] }];

  const addPosition = (chars: CharSet): Part => {
    positions.push({ chars, next: [] });
    const index = positions.length - 1;
    return { first: [index], last: [index], canBeEmpty: false };
  };
  const connect = (from: readonly number[], to: readonly number[]) => {
    countSteps(from.length * to.length);
    for (const index of from) positions[index]?.next.push(...to);
  };
  const concatenate = (left: Part, right: Part): Part => {
    connect(left.last, right.first);
    return {
      first: left.canBeEmpty ? [...left.first, ...right.first] : left.first,
      last: right.canBeEmpty ? [...left.last, ...right.last] : right.last,
      canBeEmpty: left.canBeEmpty && right.canBeEmpty,
    };
  };
  const alternate = (parts: readonly Part[]): Part => {
    const empty = parts.filter(({ canBeEmpty }) => canBeEmpty);
    // Positions do not count ways to match nothing: `(?:|)(?:|)` has four.
    if (empty.length > 1) throw new TooComplex();
    return {
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
      canBeEmpty: empty.length > 0,
    };
  };
  /** Any number of times, including none. */
  const repeat = (part: Part): Part => {
    connect(part.last, part.first);
    return { ...part, canBeEmpty: true };
  };
  const alternatives = (all: readonly AST.Alternative[]) =>
    alternate(all.map(({ elements }) => elements.map(partOf).reduce(concatenate, nothing)));

  function charactersOf(node: Parameters<typeof toUnicodeSet>[0]): CharSet {
    const { chars, accept } = toUnicodeSet(node, flags);
    if (!accept.isEmpty) throw new TooComplex(); // a class that contains strings
    return chars;
  }

  function partOf(node: AST.Element): Part {
    countSteps(stepsOfPart);
    switch (node.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return addPosition(charactersOf(node));
      case 'Group':
        if (node.modifiers) throw new TooComplex(); // `(?i:a|A)`: matches other characters than are written
        return alternatives(node.alternatives);
      case 'CapturingGroup':
        return alternatives(node.alternatives);
      case 'Quantifier':
        return quantified(node);
      case 'Assertion':
        if (node.kind === 'lookahead' || node.kind === 'lookbehind') throw new TooComplex();
        return nothing; // `^`, `$` and `\b` only exclude some of the ways
      default:
        throw new TooComplex();
    }
  }

  function quantified({ element, min, max }: AST.Quantifier): Part {
    let part = nothing;
    for (let count = 0; count < min; count += 1) part = concatenate(part, partOf(element));
    if (max === Number.POSITIVE_INFINITY) return concatenate(part, repeat(partOf(element)));
    // Nested, so that each includes what follows: `(a(a(a)?)?)?`.
    const optional: Part[] = [];
    for (let count = min; count < max; count += 1) optional.push(partOf(element));
    return concatenate(
      part,
      optional.reduceRight<Part>((rest, each) => ({ ...concatenate(each, rest), canBeEmpty: true }), nothing),
    );
  }

  // A match that may begin anywhere is equivalent to one with `.*` in front.
  const prefix = isWhole || beginsAtStart(tree) ? nothing : repeat(addPosition(Chars.all(flags)));
  connect([0], concatenate(prefix, alternatives(tree.alternatives)).first);
  return positions;
}

/** Whether every alternative begins with `^`. */
const beginsAtStart = ({ alternatives }: AST.Pattern) =>
  alternatives.every(({ elements: [first] }) => first?.type === 'Assertion' && first.kind === 'start');

/**
 * Whether any text can be read in at most `maxWays` ways. Explores all texts at once: a combination is the number of
 * ways to each position after the same text. While there are few ways, there are few combinations.
 */
function hasFewWays(positions: readonly Position[], countSteps: CountSteps): boolean {
  const seen = new Set<string>();
  const pending: ReadonlyMap<number, number>[] = [new Map([[0, 1]])];
  for (let ways = pending.pop(); ways; ways = pending.pop()) {
    const reached = new Map<number, number>();
    for (const [position, count] of ways) {
      const { next = [] } = positions[position] ?? {};
      countSteps(next.length);
      for (const nextPosition of next) reached.set(nextPosition, (reached.get(nextPosition) ?? 0) + count);
    }
    for (const combination of splitByNextCharacter(reached, positions, countSteps)) {
      let total = 0;
      for (const count of combination.values()) total += count;
      if (total > maxWays) return false;
      const key = [...combination].map(([position, count]) => `${position}:${count}`).join();
      if (seen.has(key)) continue;
      seen.add(key);
      countSteps(stepsOfPart);
      pending.push(combination);
    }
  }
  return true;
}

/**
 * The combinations reachable with the next character, one for each set of characters that leads to the same positions.
 */
function splitByNextCharacter(
  reached: ReadonlyMap<number, number>,
  positions: readonly Position[],
  countSteps: CountSteps,
): readonly ReadonlyMap<number, number>[] {
  let classes: { chars: CharSet; positionsAfter: number[] }[] = [];
  // In order, so that the same combination has the same key.
  for (const position of [...reached.keys()].sort((a, b) => a - b)) {
    const chars = positions[position]?.chars;
    if (!chars) continue;
    let rest = chars;
    const split: typeof classes = [];
    for (const characterClass of classes) {
      countSteps(characterClass.chars.ranges.length + chars.ranges.length);
      const common = characterClass.chars.intersect(chars);
      const others = characterClass.chars.without(chars);
      if (!others.isEmpty) split.push({ chars: others, positionsAfter: characterClass.positionsAfter });
      if (!common.isEmpty)
        split.push({ chars: common, positionsAfter: [...characterClass.positionsAfter, position] });
      rest = rest.without(characterClass.chars);
    }
    if (!rest.isEmpty) split.push({ chars: rest, positionsAfter: [position] });
    classes = split;
  }
  return classes.map(
    ({ positionsAfter }) => new Map(positionsAfter.map((position) => [position, reached.get(position) ?? 0])),
  );
}
