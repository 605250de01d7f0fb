import { formatFact, formatMonthOrDay } from '../../format/fact';
import type { RegisteredFact } from '../../generated/documents';
import type { LocatedFact } from '../../references/registers';
import { sourceInWords } from '../facts/describe-fact';
import { affectedPages } from './affected-pages';
import type { Change } from './change';
import type { Pair } from './pair-documents';
import type { Comparison, InspectedRevision } from './revision';

/** Changes to the facts of a register. A change of the current or the next figure has the pages that show it. */
export function factChanges(
  { before, after }: Pair,
  { inspectedBefore, inspectedAfter, words, locale }: Comparison,
): readonly Change[] {
  if (!before || !after || before.source.text === after.source.text) return [];
  const oldFacts = factsIn(inspectedBefore, before.source.path);
  const newFacts = factsIn(inspectedAfter, after.source.path);
  const figure = (value: RegisteredFact['value']) => formatFact(value, words, locale) ?? '';
  const nextOf = ({ next }: RegisteredFact) =>
    next && `${figure(next.value)} from ${formatMonthOrDay(next.from, locale)}`;

  const addedOrChanged = [...newFacts.values()].flatMap(({ name, fact }): readonly Change[] => {
    const oldFact = oldFacts.get(name)?.fact;
    if (!oldFact) return [figureChange('adds', `adds “${fact.title}” (${figure(fact.value)})`)];
    const shownChange = (text: string): Change => ({
      ...figureChange('changes', `“${fact.title}”${text}`),
      affectedPages: affectedPages(name, inspectedAfter, words, locale),
    });
    const [oldNext, next] = [nextOf(oldFact), nextOf(fact)];
    const otherChanges = changesBesideValue(oldFact, fact);
    return [
      ...(figure(oldFact.value) === figure(fact.value)
        ? []
        : [shownChange(`: ${figure(oldFact.value)} to ${figure(fact.value)}`)]),
      ...(next === oldNext
        ? []
        : [shownChange(next ? ` is followed by ${next}` : ` is no longer followed by ${oldNext}`)]),
      ...(otherChanges.length === 0
        ? []
        : [{ kind: 'text', verb: 'changes', text: `“${fact.title}”: ${otherChanges.join('; ')}` } as const]),
    ];
  });
  const removed = [...oldFacts.values()]
    .filter(({ name }) => !newFacts.has(name))
    .map(({ fact }) => figureChange('removes', `removes “${fact.title}” (${figure(fact.value)})`));
  return [...addedOrChanged, ...removed];
}

const figureChange = (verb: Change['verb'], text: string): Change => ({ kind: 'figure', verb, text });

/** The facts of the register at this path, by name. */
const factsIn = ({ facts }: InspectedRevision, path: string): ReadonlyMap<string, LocatedFact> =>
  new Map([...facts].filter(([, { register }]) => register.parsed.source.path === path));

/**
 * What has changed in a fact besides its value, in words: its title, and what says how far to trust it. A doubt or a
 * check that has been removed is not mentioned.
 */
function changesBesideValue(old: RegisteredFact, fact: RegisteredFact): readonly string[] {
  return [
    old.title === fact.title ? [] : `was called “${old.title}”`,
    old.status === fact.status ? [] : `was ${old.status}, is ${fact.status}`,
    old.doubt === fact.doubt || fact.doubt === undefined ? [] : `“${fact.doubt}”`,
    old.note === fact.note ? [] : `note: ${fact.note === undefined ? 'none' : `“${fact.note}”`}`,
    old.year === fact.year ? [] : `of ${fact.year ?? 'no year'} instead of ${old.year ?? 'no year'}`,
    isSame(old.source, fact.source) ? [] : `source: ${fact.source ? sourceInWords(fact.source) : 'none'}`,
    isSame(old.checked, fact.checked) || !fact.checked
      ? []
      : `checked on ${fact.checked.on} by ${fact.checked.by}`,
  ].flat();
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
