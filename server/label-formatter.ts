import { fill } from '../src/format/fill';

/**
 * Returns a function for the labels of a group, which fills in placeholders. Without a build there are no labels; then
 * it returns the label's name and the values.
 */
export const createLabelFormatter =
  <Labels extends object>(labels: Labels | undefined) =>
  (name: Extract<keyof Labels, string>, values: Readonly<Record<string, string | number>> = {}): string => {
    const label = labels?.[name];
    return typeof label === 'string' ? fill(label, values) : [name, ...Object.values(values)].join(' ');
  };
