import { type FocusEvent, type InputEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cleanText } from '../../form/clean-value';
import type { FormField } from '../../generated/compiled';
import { type BrowserForm, type FormContent, isSimulated } from './browser-form';
import type { FieldHandlers } from './field';
import { type FieldValues, readValues } from './field-values';
import { honeypotName } from './honeypot';
import type { PostResult } from './post-enquiry';
import { shownFields } from './prefill-only';
import { sendEnquiry } from './send-enquiry';
import { useDraft } from './use-draft';
import { type FieldErrors, validateFields } from './validate-fields';

/** Minimum time to show “Sending…” in forms whose thank-you disappears by itself, in ms (spec 000, section 9). */
const minSendingTime = 1000;

/** How long the thank-you of a simulated form stays, in seconds (spec 000, section 9). */
const simulatedThanksSeconds = 3;

/** The state of a form: being filled in, sent or refused (spec 000, section 4). Its inputs are uncontrolled. */
interface EnquiryState {
  /** `served`: not hydrated, the browser validates the fields. */
  status: 'served' | 'editing' | 'sending' | 'sent';
  errors: FieldErrors;
  /** The error message above the button. */
  failure?: string;
}

const servedState: EnquiryState = { status: 'served', errors: {} };
const emptyState: EnquiryState = { status: 'editing', errors: {} };

/** The behaviour of a form: saves drafts, validates, sends or simulates sending, and shows the result. */
export function useEnquiryForm(content: FormContent) {
  const { id, label, form, draftKey, words, fieldHandlers } = content;
  const [state, setState] = useState(servedState);
  // 0: the thank-you stays.
  const thanksTimeout = 1000 * (form.success.seconds ?? (isSimulated(form) ? simulatedThanksSeconds : 0));

  const isBusy = useRef(false);
  const ref = useRef<HTMLFormElement>(null);
  const { prefilledNames, valuesFromLink, saveTyped, discardDraft } = useDraft(ref, content);
  // Before the first paint, takes over the messages that CSS is showing.
  useLayoutEffect(() => {
    if (!ref.current) return;
    const { name } = document.activeElement as HTMLInputElement;
    cleanFields(
      ref.current,
      form.fields.filter((field) => field.name !== name), // only fields that have been left
    );
    setState({ status: 'editing', errors: shownErrors(ref.current, form, fieldHandlers) });
  }, [form, fieldHandlers]);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const element = event.currentTarget;
    cleanFields(element, form.fields);
    saveTyped(element);
    // Fields that only links fill in are left out without a link, rather than sent empty.
    const fields = shownFields(valuesFromLink, form.fields);
    const values = readValues(element, fields);
    const errors = validateFields({ ...form, fields }, values, fieldHandlers.validate);
    if (Object.keys(errors).length > 0) return refuse({ errors });
    isBusy.current = true; // a ref, because replayed presses follow each other before the next render
    setState({ status: 'sending', errors: {} });
    const [result] = await Promise.all([
      isSimulated(form) ? simulatedResult : send(element, values),
      thanksTimeout > 0 && pause(minSendingTime),
    ]);
    if (!result.sent) return refuse({ errors: result.errors, failure: result.message });
    // Synchronously, because React may never run what it schedules in a page that Safari has restored from the
    // back/forward cache: the message by which React schedules was lost while the page was frozen.
    flushSync(() => {
      discardDraft();
      setState({ status: 'sent', errors: {} });
    });
    isBusy.current = false;
    if (thanksTimeout === 0) return;
    await pause(thanksTimeout);
    flushSync(() => setState(emptyState));
    // The thank-you had the focus, which returns to the form.
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });

    function refuse(refusal: Omit<EnquiryState, 'status'>) {
      isBusy.current = false;
      // Synchronously, so that the field describes its error when it is focused.
      flushSync(() => setState({ status: 'editing', ...refusal }));
      focusFirst(element, form.fields, refusal.errors);
    }
  };

  const onInput = ({ target, currentTarget }: InputEvent<HTMLFormElement>) => {
    if (!(target instanceof Element)) return;
    const name = target.getAttribute('name') ?? '';
    setState((current) => {
      const { [name]: corrected, ...errors } = current.errors;
      return corrected === undefined ? current : { ...current, errors };
    });
    saveTyped(currentTarget, name);
  };

  const onBlur = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    const name = target.getAttribute('name');
    if (
      cleanFields(
        currentTarget,
        form.fields.filter((field) => field.name === name),
      )
    )
      saveTyped(currentTarget, name);
  };

  const onReset = () => {
    discardDraft();
    isBusy.current = false;
    setState(emptyState);
  };

  return { state, ref, prefilledNames, valuesFromLink, onSubmit, onInput, onBlur, onReset };

  function send(element: HTMLFormElement, values: FieldValues) {
    const honeypot = new FormData(element).get(honeypotName);
    const { origin, pathname, search } = window.location;
    const { sending, success, failure } = form;
    return sendEnquiry(
      {
        form,
        label,
        formUrl: `${origin}${pathname}${search}#${id}`,
        draftKey,
        words: { sending, success, failure, dismiss: words.dismiss },
      },
      honeypot ? { ...values, [honeypotName]: String(honeypot) } : values,
    );
  }
}

/** The result of a form that only simulates sending. */
const simulatedResult: PostResult = { sent: true };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Shows values as they will be sent (form/clean-value.ts), except in text areas. Returns whether any has changed. */
function cleanFields(form: HTMLFormElement, fields: readonly FormField[]): boolean {
  let isChanged = false;
  for (const field of fields) {
    const control = form.elements.namedItem(field.name);
    if (!(control instanceof HTMLInputElement)) continue;
    const cleaned = cleanText(field, control.value);
    if (cleaned === control.value) continue;
    control.value = cleaned; // only if changed, since assigning would clear an invalid number
    isChanged = true;
  }
  return isChanged;
}

/**
 * The errors that CSS is showing: what the browser found invalid after an attempt to submit. Only such an attempt makes
 * the honeypot `:user-valid`, since nobody edits it. Empty in browsers without these selectors (Chrome before 119,
 * Firefox before 121, Safari before 16.5).
 */
function shownErrors(element: HTMLFormElement, form: BrowserForm, fieldHandlers: FieldHandlers): FieldErrors {
  if (!CSS.supports('selector(:has(:user-invalid))')) return {};
  const fields = form.fields.filter(({ name }) =>
    element.querySelector(`form:has([aria-hidden] :user-valid) [name="${name}"]:user-invalid`),
  );
  return validateFields({ ...form, fields }, readValues(element, fields), fieldHandlers.validate);
}

/** Moves the focus to the first invalid field. */
function focusFirst(form: HTMLFormElement, fields: readonly FormField[], errors: FieldErrors): void {
  const firstInvalid = fields.find(({ name }) => name in errors);
  // For a phone number with country select, focuses the number, which is more often wrong.
  form
    .querySelector<HTMLElement>(`[name="${firstInvalid?.name}"]:not([autocomplete="tel-country-code"])`)
    ?.focus();
}
