import type { Diagnostic } from '../diagnostics/diagnostic';
import { malformedQuote } from '../diagnostics/malformed-quote/malformed-quote';
import { nearest } from '../diagnostics/nearest';
import { unknownFact } from '../diagnostics/unknown-fact/unknown-fact';
import { unknownRegister } from '../diagnostics/unknown-register/unknown-register';
import { unsuitableFact } from '../diagnostics/unsuitable-fact/unsuitable-fact';
import { locationInText, locationOfValue } from '../document/location';
import type { DatedIntake, FactValue, NextFact } from '../generated/documents';
import { hiddenFigures } from './hidden-figures';
import { shownIntake } from './intake-on-date';
import type { FigureKind, Quote } from './quote';
import { type QuoteForm, quoteForms, quotesInText, strayBraces } from './quotes-in-text';
import type { NamedSite, ReferenceKind, SiteName } from './reference-kind';
import { factAsWritten, factsByName, registersByName } from './registers';
import { hiddenFacts } from './shown-facts';

const none: readonly Quote[] = [];

const findValue = (expectedKind: FigureKind) => (value: unknown, pointer: string) => {
  const { fact } = Object(value) as { fact?: unknown };
  return typeof fact === 'string'
    ? [{ pointer: `${pointer}/fact`, name: fact, expectedKind, shown: true }]
    : none;
};

/** Facts quoted from registers, in place of values and within texts. */
export const quotes: ReferenceKind<Quote> = {
  parts: {
    money: { find: findValue('money') },
    count: { find: findValue('count') },
    duration: { find: findValue('duration') },
    quantity: { find: findValue('quantity') },
    intake: {
      find: findValue('intake'),
      view: {
        type: 'ShownIntake',
        imports: ['ShownIntake', 'DatedIntake'],
        resolve: (intake, _from, { sources: { today } }) => shownIntake(intake as DatedIntake, today),
      },
    },
    text: {
      find: (value, pointer) => findInText(String(value), pointer),
      view: {
        type: 'string',
        resolve: (text, from, { quote }, _beside, pointer) => quote(String(text), from, pointer),
      },
    },
    'rich-text': { find: (value, pointer) => findInText(String(value), pointer) },
    'table-cell': {
      find: (value, pointer) =>
        typeof value === 'string' ? findInText(value, pointer) : findValue('money')(value, pointer),
    },
    'fact-name': {
      find: (name, pointer) => [{ pointer, name: String(name), shown: false }],
      suggest: suggestFacts,
    },
  },

  check: (found, { document, validValue }, { documents }) => {
    const facts = factsByName(documents);
    const registers = registersByName(documents);
    const wrong = found.flatMap((quote): readonly Diagnostic[] => {
      const { pointer, name, expectedKind, within, stray } = quote;
      // Computed lazily, because locations are slow to find.
      const location = () =>
        within
          ? locationInText(document, pointer, within.start, within.end)
          : locationOfValue(document, pointer);
      if (stray) return [malformedQuote(location())];
      const [register = ''] = name.split('.');
      const registerNamed = registers.get(register);
      if (!registerNamed) {
        const near = nearest(register, [...registers.keys()]);
        return [unknownRegister(location(), register, near, likelyFact(name, facts, validValue))];
      }
      const located = facts.get(name);
      if (!located) {
        if (registerNamed.mightDefine('registered-fact', name.slice(register.length + 1))) return [];
        return [
          unknownFact(location(), name, likelyFact(name, facts, validValue) ?? nearInRegister(name, facts)),
        ];
      }
      if (within?.form === 'next' && registerNamed.invalidPointers.has(`${located.pointer}/next`)) return []; // reported there
      const { value, next } = factAsWritten(located);
      const problemOf = (of: FactValue) =>
        within ? problemInText(of, next, within.form) : problemInPlace(of, expectedKind);
      const problem = problemOf(value) ?? problemOnceChanged(problemOf, value, next, within?.form);
      return problem ? [unsuitableFact(location(), name, ...problem)] : [];
    });
    return [...wrong, ...hiddenFigures(found, hiddenFacts(documents), document)];
  },
};

/** The fact with the same name apart from case, dots, hyphens and the register, which may default to the page's. */
function likelyFact(
  name: string,
  facts: ReadonlyMap<string, unknown>,
  validValue: unknown,
): string | undefined {
  const { facts: ownRegister } = Object(validValue) as { facts?: unknown };
  const letters = lettersOf(name);
  const alike = [...facts.keys()].filter((one) => lettersOf(one) === letters);
  const inRegister = [...facts.keys()].filter((one) => one.slice(one.indexOf('.') + 1) === name);
  const candidates = alike.length > 0 ? alike : inRegister;
  return (
    candidates.find((one) => one.startsWith(`${ownRegister}.`)) ??
    (candidates.length === 1 ? candidates[0] : undefined)
  );
}

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The nearest name within the register that is named, since registers of different countries contain the same names.
 */
const nearInRegister = (name: string, facts: ReadonlyMap<string, unknown>): string | undefined => {
  const register = name.slice(0, name.indexOf('.') + 1);
  const namesInRegister = [...facts.keys()].filter((one) => one.startsWith(register));
  return nearest(name, namesInRegister); // a fact of another register would be a different figure
};

function findInText(text: string, pointer: string): readonly Quote[] {
  if (!text.includes('{{') && !text.includes('}}')) return none;
  const found = quotesInText(text).map(({ name, form, start, end }) => ({
    pointer,
    name,
    within: { start, end, form },
    shown: true,
  }));
  const stray = strayBraces(text);
  return stray ? [...found, { pointer, name: '', within: stray, stray: true, shown: false }] : found;
}

/** Facts of all registers that can be parsed. */
function suggestFacts({ sources, contentOf }: NamedSite): readonly SiteName[] {
  return sources.documents.flatMap(({ path }) => {
    const [, register] = /^_facts\/(.+)\.json$/.exec(path) ?? [];
    if (register === undefined) return [];
    const { facts } = Object(contentOf(path)) as { facts?: unknown };
    return (Array.isArray(facts) ? facts : []).flatMap((fact) => {
      const { id, title } = Object(fact) as { id?: unknown; title?: unknown };
      return typeof id === 'string' ? [{ name: `${register}.${id}`, description: String(title ?? id) }] : [];
    });
  });
}

/** What the fact is, and what the position accepts instead. */
type Problem = readonly [actual: string, advice: string];

const expectedNames: Readonly<Record<FigureKind, string>> = {
  money: 'a sum',
  count: 'a count',
  duration: 'a length of time',
  quantity: 'a figure: a count, a sum, a percentage or a length of time',
  intake: 'an intake',
};

export function kindOfFigure(
  value: FactValue,
): Exclude<FigureKind, 'quantity'> | 'percentage' | 'score' | 'intake' {
  if ('score' in value) return 'score';
  if ('intake' in value) return 'intake';
  if ('count' in value) return 'count';
  if ('percent' in value) return 'percentage';
  return 'duration' in value ? 'duration' : 'money';
}

const kindNames: Readonly<Record<ReturnType<typeof kindOfFigure>, string>> = {
  money: 'a sum',
  count: 'a count',
  duration: 'a length of time',
  percentage: 'a percentage',
  score: 'a score',
  intake: 'an intake',
};

function problemInPlace(value: FactValue, expectedKind: FigureKind | undefined): Problem | undefined {
  const kind = kindOfFigure(value);
  if (expectedKind === undefined || expectedKind === kind) return undefined;
  if (expectedKind === 'quantity' && kind !== 'score' && kind !== 'intake') return undefined;
  return [kindNames[kind], `This place takes ${expectedNames[expectedKind]}.`];
}

/** The announced next value must fit the position as well. */
function problemOnceChanged(
  problemOf: (value: FactValue) => Problem | undefined,
  value: FactValue,
  next: NextFact | undefined,
  form: string | undefined,
): Problem | undefined {
  if (!next) return undefined;
  const [actual, advice] = problemOf(next.value) ?? [];
  if (actual !== undefined && advice !== undefined) return [`${actual} from ${next.from} on`, advice];
  return form === 'number' && unitOf(value) !== unitOf(next.value)
    ? [`in another unit from ${next.from} on`, 'Leave out “|number”, and what is written beside it.']
    : undefined;
}

/** The unit written after bare digits. */
const unitOf = (value: FactValue): string | undefined => {
  if ('currency' in value) return value.currency;
  if (!('duration' in value)) return undefined;
  return typeof value.duration === 'number' ? 'year' : (value.duration.unit ?? 'year');
};

function problemInText(value: FactValue, next: unknown, form: string | undefined): Problem | undefined {
  if (form === undefined) return undefined;
  const kind = kindNames[kindOfFigure(value)];
  if (!quoteForms.includes(form as QuoteForm))
    return [kind, `After “|” stands one of these: ${quoteForms.join(', ')}.`];
  const properties = Object(value) as { each?: unknown; to?: unknown; duration?: { to?: unknown } };
  if (form === 'next' && next === undefined) return [`${kind} without “next”`, 'Leave out “|next”.'];
  if (form === 'each' && properties.each === undefined)
    return [`${kind} without “each”`, 'Leave out “|each”.'];
  const isRange = properties.to !== undefined || Object(properties.duration).to !== undefined;
  if (form === 'to' && !isRange) return [`${kind} without an upper end`, 'Leave out “|to”.'];
  const hasEnds = !('count' in value) && !('intake' in value);
  return form === 'from' && !hasEnds ? [`${kind} without ends`, 'Leave out “|from”.'] : undefined;
}
