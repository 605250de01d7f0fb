import type { FormField } from '../../generated/compiled';

/** What is in fields, by the names under which the receiver gets it. */
export function readValues(form: HTMLFormElement, fields: readonly FormField[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '').trim()]));
}
