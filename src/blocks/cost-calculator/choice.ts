import type { Range } from '../../sums/range';
import type { Assumptions } from './calculate-costs';
import type { Choosable, Course, Plan } from './plans';

/** The visitor's input by control name. The query parameters have the same names. */
export type FieldValues = Readonly<Record<string, string>>;

/** What is chosen, and the assumptions that follow: what the visitor entered, and else the values of the register. */
export interface Choice {
  plan: Plan;
  course: Course;
  place: Choosable;
  assumptions: Assumptions;
}

/** Assumed until the visitor changes it: a year, in which students could work for 40 weeks. */
const defaultMonths = 12;
const defaultWeeks = 40;
/** The longest stay that is calculated, in months. */
export const maxMonths = 72;

/** The choice for an input. Unknown ids and what is no number are ignored; numbers are limited to what is possible. */
export function choose(plans: readonly [Plan, ...Plan[]], typed: FieldValues): Choice {
  const plan = plans.find(({ id }) => id === typed.in) ?? plans[0];
  const course = choosableOrDefault(plan.courses, typed.course);
  const place = choosableOrDefault(plan.places, typed.place);
  const number = (name: string, fallback: number, max = Number.POSITIVE_INFINITY) => {
    const value = Number.parseFloat(typed[name] ?? '');
    return Number.isFinite(value) ? Math.min(Math.max(value, 0), max) : fallback;
  };
  const range = (name: string, { from, to }: Range): Range => {
    const ends = [number(`${name}-from`, from), number(`${name}-to`, to)] as const;
    return { from: Math.min(...ends), to: Math.max(...ends) };
  };
  const ownCost = number('own', 0);
  return {
    plan,
    course,
    place,
    assumptions: {
      months: number('months', defaultMonths, maxMonths),
      tuition: range('fee', course),
      living: range('living', place),
      oneOffCosts: [...plan.oneOffCosts.map((cost) => range(cost.id, cost)), { from: ownCost, to: ownCost }],
      work: {
        hours: number('hours', 0, plan.hours?.most ?? 0),
        weeks: number('weeks', defaultWeeks, 52),
        pay: range('pay', plan.pay),
      },
    },
  };
}

/** The initial values of the controls, which are left out of the URL. */
export function defaultsOf({ plan, course, place }: Choice): FieldValues {
  const ends = (name: string, { from, to }: Range) => ({
    [`${name}-from`]: `${from}`,
    [`${name}-to`]: `${to}`,
  });
  return {
    course: plan.courses[0]?.id ?? '',
    place: plan.places[0]?.id ?? '',
    months: `${defaultMonths}`,
    weeks: `${defaultWeeks}`,
    hours: '0',
    own: '',
    'own-title': '',
    ...ends('fee', course),
    ...ends('living', place),
    ...ends('pay', plan.pay),
    ...Object.assign({}, ...plan.oneOffCosts.map((cost) => ends(cost.id, cost))),
  };
}

/** The query parameters for everything that differs from the defaults. */
export function queryParameters(choice: Choice, typed: FieldValues): URLSearchParams {
  const defaults = defaultsOf(choice);
  return new URLSearchParams(
    Object.entries(typed).filter(([name, value]) => value !== (defaults[name] ?? '')),
  );
}

/** Whether the visitor has changed a figure, beyond making choices. Parameters that are no control's do not count. */
export const isCustomized = (choice: Choice, typed: FieldValues): boolean => {
  const figures = Object.keys(defaultsOf(choice)).filter(
    (name) => !['course', 'place', 'months'].includes(name),
  );
  return [...queryParameters(choice, typed).keys()].some((name) => figures.includes(name));
};

/** Drops input that depends on the choice with the name `changed`. */
export function withoutOutdated(typed: FieldValues, changed: string): FieldValues {
  const outdated = (name: string) =>
    (changed === 'in' && !independentFields.includes(name)) ||
    (changed === 'course' && name.startsWith('fee-')) ||
    (changed === 'place' && name.startsWith('living-'));
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !outdated(name)));
}

/** Input that does not depend on the country. */
const independentFields = ['in', 'months', 'weeks'];

/** The option with this id, or else the first. There is one: `planOf` leaves out countries without a choice. */
const choosableOrDefault = <Option extends Choosable>(
  options: readonly Option[],
  id: string | undefined,
): Option => (options.find((option) => option.id === id) ?? options[0]) as Option;
