import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { replaceQuery } from '../../ui/replace-query';
import { choose, type FieldValues, queryParameters, withoutOutdated } from './choice';
import type { Plan } from './plans';

/** The input as rendered at build. Changes are stored in the URL. */
const nothingTyped: FieldValues = {};

/** Debounce time in ms, before the URL is updated and the result is announced to screen readers. */
export const debounceMs = 400;

/**
 * The visitor's input, restored from the URL and stored there; the choice that follows; and the ref of their form.
 * `version` changes when the input comes from the URL; the controls are then remounted.
 */
export function useChoice(plans: readonly [Plan, ...Plan[]]) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(nothingTyped);
  const [version, setVersion] = useState(0);
  const focusedName = useRef('');
  const choice = choose(plans, typed);
  const planId = choice.plan.id;

  // Restores what is in the URL, and what was entered before hydration. A layout effect renders it in the same task, so
  // that the visitor cannot meanwhile change a control of the served country, which is about to be replaced.
  useLayoutEffect(() => {
    const inUrl = Object.fromEntries(new URLSearchParams(location.search));
    const changedEarly = form.current ? changedIn(form.current) : {};
    if (form.current?.contains(document.activeElement))
      focusedName.current = (document.activeElement as HTMLInputElement).name;
    setTyped({ ...inUrl, ...changedEarly });
    if (Object.keys(inUrl).length > 0) setVersion(1);
  }, []);

  // Gives the focus back to a control that a restored value or another country has remounted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of either remounts controls
  useLayoutEffect(() => {
    const control = focusedName.current && form.current?.elements.namedItem(focusedName.current);
    if (control instanceof HTMLElement && document.activeElement === document.body)
      control.focus({ preventScroll: true });
  }, [version, planId]);

  // Stores the input in the URL.
  useEffect(() => {
    if (typed === nothingTyped) return;
    const timer = setTimeout(() => replaceQuery(queryParameters(choose(plans, typed), typed)), debounceMs);
    return () => clearTimeout(timer);
  }, [plans, typed]);

  // Native events, because React's `onChange` ignores values set by scripts. Only the changed control is read: the
  // others may still show the figures of another country.
  useLayoutEffect(() => {
    const { current: element } = form;
    if (!element) return;
    const onInput = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement;
      setTyped((before) => ({ ...withoutOutdated(before, name), [name]: value }));
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const type of ['input', 'change']) element.addEventListener(type, onInput, { signal });
    return () => listeners.abort();
  }, []);

  return { form, typed, version, choice };
}

/** The values of the controls that differ from the served ones. */
function changedIn(form: HTMLFormElement): FieldValues {
  return Object.fromEntries(
    [...form.elements].flatMap((control) => {
      if (control instanceof HTMLInputElement && control.value !== control.defaultValue)
        return [[control.name, control.value]];
      // Without a default option, a select is served with the first.
      if (control instanceof HTMLSelectElement && !control.selectedOptions[0]?.defaultSelected)
        return control.selectedIndex > 0 ? [[control.name, control.value]] : [];
      return [];
    }),
  );
}
