import { fill } from '../src/format/fill';

/**
 * Returns a function that looks up a label by name and fills in its placeholders. Without a build there are no labels;
 * then the function returns the label's name and the values.
 */
export const createLabelFormatter =
  <Labels extends object>(labels: Labels | undefined) =>
  (name: Extract<keyof Labels, string>, values: Readonly<Record<string, string | number>> = {}): string => {
    const label = labels?.[name];
    return typeof label === 'string' ? fill(label, values) : [name, ...Object.values(values)].join(' ');
  };
