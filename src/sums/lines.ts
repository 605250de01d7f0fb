import type { CompareRow, FactScope, FactValue } from '../generated/compiled';
import type { QuotableFact } from '../resolved';
import { answersTo } from './answers';
import { byDeadline } from './by-deadline';
import { type Cost, costsOf } from './costs';

/** A question to a register, as blocks write it. */
export type Row = Omit<CompareRow, 'title' | 'budget' | 'first'>;

/** One answer to it. */
export interface Line {
  /** What it holds for: a city, a part of the year. */
  label?: string;
  /** What is shown. */
  value: FactValue;
  /** How it was reckoned, if it is no figure of the register. */
  cost?: Cost;
}

/** What a register has for a row, the same wherever it is shown: in a table, or at the top of a page; nothing if it has no such figure. */
export function linesOf(
  row: Row,
  facts: readonly QuotableFact[],
  names: ReadonlyMap<string, string>,
): readonly Line[] {
  const { by, per, plus, times, asOne } = row;
  if (by !== undefined)
    return byDeadline(factsBy(by, row, facts), intakeOf).map((fact): Line => {
      const own = fact.scope?.[by];
      return { ...labelled(row, fact, own && (names.get(own) ?? own)), value: fact.value };
    });
  if (per || plus || times || asOne)
    return costsOf(row, facts).map(
      (cost): Line => ({
        ...labelOf(cost, row),
        ...(isGiven(cost) ? { value: cost.parts[0].facts[0].value } : { value: cost.sum, cost }),
      }),
    );
  const { facts: answers } = answersTo(row, facts);
  return answers.map((fact): Line => ({ ...labelled(row, fact), value: fact.value }));
}

const intakeOf = ({ value }: QuotableFact) => ('intake' in value ? value.intake : undefined);

/** What a cost is of, if that is something else than the row says, and what the register says of what is added to it. */
function labelOf({ parts: [first, ...added] }: Cost, row: Row): Pick<Line, 'label'> {
  const { label } = first.facts.length === 1 ? labelled(row, first.facts[0]) : {};
  const labels = [
    label,
    ...added.map(({ facts: [fact, ...more] }) => (more.length === 0 ? fact.label : undefined)),
  ];
  const said = labels.filter((one) => one !== undefined);
  return said.length > 0 ? { label: said.join(', ') } : {};
}

/** Whether it is as the register has it: one figure for a year. */
const isGiven = ({ parts: [first, ...more], length }: Cost): boolean =>
  more.length === 0 && first.facts.length === 1 && first.factor === 1 && length === undefined;

/** One for each value of a scope; what holds for all of them first. What says nothing of what is asked for holds for it, too, if the row is general. */
function factsBy(by: string, row: Row, facts: readonly QuotableFact[]): readonly QuotableFact[] {
  const { measure, scope = {}, general } = row;
  const within = facts.filter(
    (fact) =>
      fact.measure === measure &&
      Object.entries(scope).every(
        ([key, value]) => fact.scope?.[key] === value || (general && fact.scope?.[key] === undefined),
      ),
  );
  const whole = general ? within.filter((fact) => isExact(row, fact) || !fact.scope) : [];
  return [...whole, ...within.filter((fact) => fact.scope?.[by] !== undefined)];
}

/** With a label of its own if it holds for something else than what the row asks for. */
function labelled(row: Row, fact: QuotableFact, name?: string): Pick<Line, 'label'> {
  if (name !== undefined) return { label: name };
  return isExact(row, fact) ? {} : { label: fact.label ?? fact.title };
}

const isExact = ({ scope: asked = {} }: Row, { scope = {} }: { scope?: FactScope }): boolean => {
  const keys = Object.keys(asked);
  return keys.length === Object.keys(scope).length && keys.every((key) => scope[key] === asked[key]);
};
