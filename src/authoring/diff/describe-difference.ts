import { excerpt } from '../../diagnostics/message-values';
import type { Change, ChangeKind } from './change';
import type { Difference, Step } from './compare';
import { differingParts } from './differing-parts';
import { type DisplayValue, Leaf, leavesOf } from './display-value';
import { nameOf } from './name-of';

/** Describes a difference in words. */
export function describeDifference(difference: Difference, isInForm: boolean): Change {
  const kind = changeKindOf(difference, isInForm);
  const change = (verb: Change['verb'], changedPath: readonly Step[], text: string): Change => {
    const where = pathInWords(changedPath);
    return { kind, verb, text: where === '' ? text : `${where}: ${text}` };
  };
  const { path, before, after, order } = difference;
  const parentSteps = path.slice(0, -1);
  if (order) return change('changes', path, `new order: ${listed(order)}`);
  if (before === undefined) return change('adds', parentSteps, `adds ${describeValue(path, after ?? [])}`);
  if (after === undefined) return change('removes', parentSteps, `removes ${describeValue(path, before)}`);
  if (before instanceof Leaf && after instanceof Leaf) {
    // A text entry has no name besides its text, which is quoted anyway.
    const isTextEntry = 'entry' in (path.at(-1) ?? {});
    return change('changes', isTextEntry ? parentSteps : path, leafChange(before, after));
  }
  return change('changes', path, `${excerptOf(before)} to ${excerptOf(after)}`);
}

/** Maximum number of names in a new order; further ones become an ellipsis. */
const maxNames = 12;

const listed = (names: readonly string[]) =>
  names.length > maxNames ? `${names.slice(0, maxNames).join(', ')}, …` : names.join(', ');

function changeKindOf({ path, before, after }: Difference, isInForm: boolean): ChangeKind {
  const [first] = path;
  if (isInForm) return 'form';
  if (first && 'property' in first && ['header', 'footer', 'listing'].includes(first.property))
    return 'listing';
  const leaves = leavesOf(after ?? before ?? []);
  if (leaves.some(({ kind }) => kind === 'figure')) return 'figure';
  return leaves.length > 0 && leaves.every(({ kind }) => kind === 'image') ? 'image' : 'text';
}

function leafChange(before: Leaf, after: Leaf): string {
  if (before.kind === 'image' && before.text === after.text)
    return `new image with the same name, ${after.text}`;
  if (before.kind === 'text' && after.kind === 'text') {
    const [oldPart, newPart] = differingParts(before.text, after.text);
    return `“${oldPart}” to “${newPart}”`;
  }
  // The unit is said once, after the new figure, unless it has changed.
  const unit = before.unit !== undefined && before.unit !== after.unit ? ` ${before.unit}` : '';
  return `${before.text}${unit} to ${excerptOf(after)}`;
}

/** Property names that add nothing to the description of a path. */
const omittedProperties = new Set([
  'blocks',
  'items',
  'rows',
  'entries',
  'fields',
  'sections',
  'value',
  'amount',
  'cost',
  'number',
  'stats',
  'src',
  'texts',
]);

/** “Opening hours, Monday” for a path in a document. */
export function pathInWords(path: readonly Step[]): string {
  const parts = path.flatMap((step) => {
    if ('entry' in step) return [step.entry];
    return omittedProperties.has(step.property) ? [] : [inWords(step.property)];
  });
  return parts.join(', ');
}

/** An added or removed value: `the row “Diploma” (€7,000 a year)`, `lead “In short …”`. */
function describeValue(path: readonly Step[], value: DisplayValue): string {
  const last = path.at(-1);
  if (!last || 'property' in last) return `${inWords(last?.property ?? '')} ${excerptOf(value)}`;
  const list = path.at(-2);
  const noun = singular(list && 'property' in list ? list.property : 'entry');
  const figures = leavesOf(value).filter(({ kind }) => kind === 'figure');
  // A block may contain dozens of figures.
  const figuresInBrackets =
    value instanceof Leaf || figures.length === 0 || figures.length > 4
      ? ''
      : ` (${figures.map(excerptOf).join(', ')})`;
  return `the ${noun} “${last.entry}”${figuresInBrackets}`;
}

function excerptOf(value: DisplayValue): string {
  if (!(value instanceof Leaf)) return `“${nameOf(value)}”`;
  if (value.kind === 'text') return `“${excerpt(value.text)}”`;
  return value.unit === undefined ? value.text : `${value.text} ${value.unit}`;
}

/** `averageSalary` as “average salary”; visitors call the header the menu. */
const inWords = (property: string) =>
  property === 'header' ? 'menu' : property.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** “entry” for a list `entries`, “row” for `rows`; a name that ends in “ss” stays. */
const singular = (list: string) => list.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
