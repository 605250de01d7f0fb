import { formatFact, formatMonthOrDay } from '../../format/fact';
import type { RegisteredFact } from '../../generated/documents';
import type { LocatedFact } from '../../references/registers';
import { sourceInWords } from '../facts/describe-fact';
import { affectedPages } from './affected-pages';
import type { Change } from './change';
import type { Pair } from './pair-documents';
import type { Comparison, InspectedRevision } from './revision';

/** Changes to the facts of a register, each with the places that show it. */
export function factChanges(
  { before, after }: Pair,
  { inspectedBefore, inspectedAfter, words, locale }: Comparison,
): readonly Change[] {
  if (!before || !after || before.source.text === after.source.text) return [];
  const [earlier, now] = [
    factsIn(inspectedBefore, before.source.path),
    factsIn(inspectedAfter, after.source.path),
  ];
  const figure = (value: RegisteredFact['value']) => formatFact(value, words, locale) ?? '';
  const following = ({ next }: RegisteredFact) =>
    next && `${figure(next.value)} from ${formatMonthOrDay(next.from, locale)}`;

  const changed = [...now.values()].flatMap(({ name, fact }): readonly Change[] => {
    const oldFact = earlier.get(name)?.fact;
    const change = (verb: Change['verb'], kind: Change['kind'], text: string): Change => ({
      kind,
      verb,
      count: 1,
      text,
      reaches: affectedPages(name, inspectedAfter, words, locale),
    });
    if (!oldFact)
      return [
        { ...change('adds', 'figure', `adds “${fact.title}” (${figure(fact.value)})`), reaches: undefined },
      ];
    const titled = `“${fact.title}”`;
    const [follows, followed] = [following(fact), following(oldFact)];
    return [
      ...(figure(oldFact.value) === figure(fact.value)
        ? []
        : [change('changes', 'figure', `${titled}: ${figure(oldFact.value)} to ${figure(fact.value)}`)]),
      ...(follows === followed
        ? []
        : [
            change(
              'changes',
              'figure',
              follows
                ? `${titled} is followed by ${follows}`
                : `${titled} is no longer followed by ${followed}`,
            ),
          ]),
      ...remarksOn(oldFact, fact).map((remarks) => ({
        ...change('changes', 'text', `${titled}: ${remarks}`),
        reaches: undefined,
      })),
    ];
  });
  const removed = [...earlier.values()]
    .filter(({ name }) => !now.has(name))
    .map(
      ({ fact }): Change => ({
        kind: 'figure',
        verb: 'removes',
        count: 1,
        text: `removes “${fact.title}” (${figure(fact.value)})`,
      }),
    );
  return [...changed, ...removed];
}

const factsIn = ({ facts }: InspectedRevision, path: string): ReadonlyMap<string, LocatedFact> =>
  new Map([...facts].filter(([, { register }]) => register.document.source.path === path));

/** Changes to a fact other than its value, as sentences. */
function remarksOn(old: RegisteredFact, fact: RegisteredFact): readonly string[] {
  const remarks = [
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
  return remarks.length === 0 ? [] : [remarks.join('; ')];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
