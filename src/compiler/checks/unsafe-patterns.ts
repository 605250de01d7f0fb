import { createRequire } from 'node:module';
import type { AST } from '@eslint-community/regexpp';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { invalidPattern } from '../../diagnostics/invalid-pattern/invalid-pattern';
import { slowPattern } from '../../diagnostics/slow-pattern/slow-pattern';
import { locationOfValue } from '../../document/location';
import type { LinkedSite } from '../../site/checked-site';
import { fieldsIn } from './fields-in';

/** Patterns of fields that no browser can use, or that take so long that a text could keep the receiver busy. */
export const unsafePatterns = ({ documents }: LinkedSite): readonly Diagnostic[] =>
  documents.flatMap((placed) =>
    fieldsIn(placed).flatMap(({ field: { pattern }, pointer }) => {
      if (pattern === undefined) return [];
      const location = locationOfValue(placed.document, `${pointer}/pattern`);
      const reason = whyInvalid(pattern);
      if (reason !== undefined) return [invalidPattern(location, reason)];
      return isSlow(pattern) ? [slowPattern(location)] : [];
    }),
  );

/** Why JavaScript does not take a pattern; undefined if it does. */
export function whyInvalid(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'v'); // alone: “)(” is valid only between the brackets that a browser adds
    return undefined;
  } catch (error) {
    return /[^:]*$/.exec((error as Error).message)?.[0].trim() ?? '';
  }
}

const require = createRequire(import.meta.url);

/**
 * Loaded once there is a pattern, which few sites have: loading takes a tenth of a build in which one page has changed. By
 * `require`, as checks are synchronous.
 */
const loadAnalysis = () => ({
  ...(require('@eslint-community/regexpp') as typeof import('@eslint-community/regexpp')),
  ...(require('regexp-ast-analysis') as typeof import('regexp-ast-analysis')),
  ...(require('scslre') as typeof import('scslre')),
});

const known = new Map<string, boolean>();

/**
 * Whether the time for some texts grows faster than their length, as a browser applies the pattern, to the whole text.
 * What the analysis cannot read counts as slow: nobody knows how long it takes.
 */
function isSlow(pattern: string): boolean {
  const answer = known.get(pattern);
  if (answer !== undefined) return answer;
  const slow = analysed(pattern);
  known.set(pattern, slow);
  return slow;
}

function analysed(pattern: string): boolean {
  const { analyse } = loadAnalysis();
  try {
    const expression = { source: `^(?:${pattern})$`, flags: 'v' };
    return (
      analyse(expression, { reportTypes: { Move: false } }).reports.length > 0 || hasRepeatedChoice(pattern)
    );
  } catch {
    return true;
  }
}

/**
 * Whether a part is repeated that offers two ways to begin with the same character, as in `(a|ab|b)*`: at each of them
 * both are tried.
 */
function hasRepeatedChoice(pattern: string): boolean {
  const { getFirstConsumedChar, RegExpParser, toCache, visitRegExpAST } = loadAnalysis();
  const flags = { unicodeSets: true };
  const read = toCache(flags);
  const tree = new RegExpParser().parsePattern(pattern, 0, pattern.length, flags);
  let found = false;
  const inspect = (group: AST.Group | AST.CapturingGroup) => {
    if (!isRepeated(group)) return;
    const firsts = group.alternatives.map((each) => getFirstConsumedChar(each, 'ltr', read).char);
    found ||= firsts.some((one, index) => firsts.slice(0, index).some((other) => !one.isDisjointWith(other)));
  };
  visitRegExpAST(tree, { onGroupEnter: inspect, onCapturingGroupEnter: inspect });
  return found;
}

const isRepeated = (node: AST.Node | null): boolean =>
  node !== null && ((node.type === 'Quantifier' && node.max > 1) || isRepeated(node.parent));
