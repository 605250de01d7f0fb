import type { Diagnostic } from '../diagnostics/diagnostic';
import { malformedQuote } from '../diagnostics/malformed-quote/malformed-quote';
import { nearest } from '../diagnostics/nearest';
import { unknownFact } from '../diagnostics/unknown-fact/unknown-fact';
import { unknownRegister } from '../diagnostics/unknown-register/unknown-register';
import { unsuitableFact } from '../diagnostics/unsuitable-fact/unsuitable-fact';
import { registerName } from '../document/document-kind';
import { listIn } from '../document/list-in';
import { locationOfReference } from '../document/location';
import type { DatedIntake, FactValue, NextFact } from '../generated/documents';
import { hiddenFigures } from './hidden-figures';
import { shownIntake } from './intake-on-date';
import type { FigureType, Quote } from './quote';
import { type QuoteForm, quoteForms, quotesInText, strayBraces } from './quotes-in-text';
import type { EditedSite, ReferenceKind, Suggestion } from './reference-kind';
import { factAsWritten, factsByName, registersByName } from './registers';
import { hiddenFacts } from './shown-facts';

/** Creates a function that finds a fact in place of a value. */
const valueFinder =
  (expectedType: FigureType) =>
  (value: unknown, pointer: string): readonly Quote[] => {
    const { fact } = Object(value) as { fact?: unknown };
    return typeof fact === 'string'
      ? [{ pointer: `${pointer}/fact`, name: fact, expectedType, isVisible: true }]
      : [];
  };

/** Facts quoted from registers, in place of values and within texts. */
export const quotes: ReferenceKind<Quote> = {
  parts: {
    money: { find: valueFinder('money') },
    count: { find: valueFinder('count') },
    duration: { find: valueFinder('duration') },
    quantity: { find: valueFinder('quantity') },
    intake: {
      find: valueFinder('intake'),
      view: {
        type: 'ShownIntake',
        resolve: (intake, _from, { sources: { today } }) => shownIntake(intake as DatedIntake, today),
      },
    },
    text: {
      find: (value, pointer) => findInText(String(value), pointer),
      view: {
        type: 'string',
        resolve: (text, from, { quote }, _container, pointer) => quote(String(text), from, pointer),
      },
    },
    'rich-text': { find: (value, pointer) => findInText(String(value), pointer) },
    'table-cell': {
      find: (value, pointer) =>
        typeof value === 'string' ? findInText(value, pointer) : valueFinder('money')(value, pointer),
    },
    'fact-name': {
      find: (name, pointer) => [{ pointer, name: String(name), isVisible: false }],
      suggest: suggestFacts,
    },
  },

  check: (found, { parsed, validValue }, { documents }) => {
    const facts = factsByName(documents);
    const registers = registersByName(documents);
    const diagnostics = found.flatMap((quote): readonly Diagnostic[] => {
      const { name, expectedType, textPosition, stray } = quote;
      // Computed only for diagnostics, because locations are slow to find.
      const location = () => locationOfReference(parsed, quote);
      if (stray) return [malformedQuote(location())];
      const [register = ''] = name.split('.');
      const namedRegister = registers.get(register);
      if (!namedRegister) {
        const near = nearest(register, [...registers.keys()]);
        return [unknownRegister(location(), register, near, likelyFact(name, facts, validValue))];
      }
      const located = facts.get(name);
      if (!located) {
        if (namedRegister.mightDefine('registered-fact', name.slice(register.length + 1))) return [];
        return [
          unknownFact(location(), name, likelyFact(name, facts, validValue) ?? nearInRegister(name, facts)),
        ];
      }
      // An invalid `next` is reported in the register.
      if (textPosition?.form === 'next' && namedRegister.invalidPointers.has(`${located.pointer}/next`))
        return [];
      const { value, next } = factAsWritten(located);
      const problemOf = (figure: FactValue) =>
        textPosition ? problemInText(figure, next, textPosition.form) : problemInPlace(figure, expectedType);
      const problem = problemOf(value) ?? problemOnceChanged(problemOf, value, next, textPosition?.form);
      return problem ? [unsuitableFact(location(), name, ...problem)] : [];
    });
    // Quotes of facts that the site hides are reported, too, where the page cannot do without them.
    return [...diagnostics, ...hiddenFigures(found, hiddenFacts(documents), parsed)];
  },
};

/**
 * The fact whose name differs only in case, dots and hyphens; if there is none, the one whose name differs only in the
 * register. Of several, the one in the page's own register; undefined if none of them is in there.
 */
function likelyFact(
  name: string,
  facts: ReadonlyMap<string, unknown>,
  validValue: unknown,
): string | undefined {
  // A page names its register in `facts`.
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

/** The letters and digits of a name, in lower case. */
const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The nearest name in the register that the quote names. Other registers are not searched: a fact of the same name in
 * there is a different figure.
 */
const nearInRegister = (name: string, facts: ReadonlyMap<string, unknown>): string | undefined => {
  const register = name.slice(0, name.indexOf('.') + 1);
  const namesInRegister = [...facts.keys()].filter((one) => one.startsWith(register));
  return nearest(name, namesInRegister);
};

/** The facts that a text quotes, and braces that belong to no quote. */
function findInText(text: string, pointer: string): readonly Quote[] {
  const found = quotesInText(text).map(({ name, form, start, end }) => ({
    pointer,
    name,
    textPosition: { start, end, form },
    isVisible: true,
  }));
  const stray = strayBraces(text);
  return stray
    ? [...found, { pointer, name: '', textPosition: stray, stray: true, isVisible: false }]
    : found;
}

/** The facts of all registers that can be parsed, for an editor. */
function suggestFacts({ sources, contentOf }: EditedSite): readonly Suggestion[] {
  return sources.documents.flatMap(({ path }) => {
    const register = registerName(path);
    if (register === undefined) return [];
    return listIn(contentOf(path), 'facts').flatMap((fact) => {
      const { id, title } = Object(fact) as { id?: unknown; title?: unknown };
      return typeof id === 'string' ? [{ name: `${register}.${id}`, description: String(title ?? id) }] : [];
    });
  });
}

/** What the fact is, and advice on what to write instead. */
type Problem = readonly [actual: string, advice: string];

/** The type of figure that a fact's value is. */
export function typeOfFigure(value: FactValue): Exclude<FigureType, 'quantity'> | 'percentage' | 'score' {
  if ('score' in value) return 'score';
  if ('intake' in value) return 'intake';
  if ('count' in value) return 'count';
  if ('percent' in value) return 'percentage';
  return 'duration' in value ? 'duration' : 'money';
}

/** What facts are and what properties accept, for messages. */
const typeNames: Readonly<Record<FigureType | ReturnType<typeof typeOfFigure>, string>> = {
  money: 'a sum',
  count: 'a count',
  duration: 'a length of time',
  percentage: 'a percentage',
  score: 'a score',
  intake: 'an intake',
  quantity: 'a figure: a count, a sum, a percentage or a length of time',
};

/** Why a fact cannot stand for a value of this type; undefined if it can. */
function problemInPlace(value: FactValue, expectedType: FigureType | undefined): Problem | undefined {
  const type = typeOfFigure(value);
  if (expectedType === undefined || expectedType === type) return undefined;
  if (expectedType === 'quantity' && type !== 'score' && type !== 'intake') return undefined;
  return [typeNames[type], `This place takes ${typeNames[expectedType]}.`];
}

/** Why the announced next value of a fact will not fit where the present one does; undefined if it will. */
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

/** The unit that authors write themselves around the bare digits of a figure; undefined if it has none. */
const unitOf = (value: FactValue): string | undefined => {
  if ('currency' in value) return value.currency;
  if (!('duration' in value)) return undefined;
  return typeof value.duration === 'number' ? 'year' : (value.duration.unit ?? 'year');
};

/** Why a text cannot quote a fact in a form; undefined if it can. */
function problemInText(value: FactValue, next: unknown, form: string | undefined): Problem | undefined {
  if (form === undefined) return undefined;
  const typeName = typeNames[typeOfFigure(value)];
  if (!quoteForms.includes(form as QuoteForm))
    return [typeName, `After “|” stands one of these: ${quoteForms.join(', ')}.`];
  // `each` is the minimum in each section of a test; `to` is the upper end of a range.
  const properties = Object(value) as { each?: unknown; to?: unknown; duration?: { to?: unknown } };
  if (form === 'next' && next === undefined) return [`${typeName} without “next”`, 'Leave out “|next”.'];
  if (form === 'each' && properties.each === undefined)
    return [`${typeName} without “each”`, 'Leave out “|each”.'];
  const isRange = properties.to !== undefined || Object(properties.duration).to !== undefined;
  if (form === 'to' && !isRange) return [`${typeName} without an upper end`, 'Leave out “|to”.'];
  const hasEnds = !('count' in value) && !('intake' in value);
  return form === 'from' && !hasEnds ? [`${typeName} without ends`, 'Leave out “|from”.'] : undefined;
}
