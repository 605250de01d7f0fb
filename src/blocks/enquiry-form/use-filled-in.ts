import { type RefObject, useLayoutEffect, useState } from 'react';
import { valueFor } from '../../form/prefilled';
import type { FormField } from '../../generated/compiled';
import type { BrowserForm } from './browser-form';

/** The fields that were filled in for the visitor: as the page was served, and by the query that a link brought along. */
export function useFilledIn(
  ref: RefObject<HTMLFormElement | null>,
  { fields, filled: served = {} }: Pick<BrowserForm, 'fields' | 'filled'>,
) {
  const [filled, setFilled] = useState<readonly string[]>(Object.keys(served));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the query that the page was opened with
  useLayoutEffect(() => {
    const names = ref.current ? fillIn(ref.current, fields, new URLSearchParams(location.search)) : [];
    if (names.length > 0) setFilled((known) => [...known, ...names]);
  }, []);
  return {
    filled,
    forget: (name: string) =>
      setFilled((known) => (known.includes(name) ? known.filter((other) => other !== name) : known)),
  };
}

/** Fills in the fields that are still as they were served; gives their names. */
function fillIn(
  { elements }: HTMLFormElement,
  fields: readonly FormField[],
  query: URLSearchParams,
): readonly string[] {
  return fields.flatMap((field) => {
    const names = (field.prefill ?? []).flatMap((topic) => query.get(topic) ?? []);
    const control = elements.namedItem(field.name);
    if (names.length === 0 || !control || !('value' in control) || control.value !== '') return [];
    control.value = valueFor(field, names);
    return control.value === '' ? [] : [field.name];
  });
}
