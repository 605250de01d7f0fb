import { type InputEvent, type SubmitEvent, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FormField } from '../../generated/compiled';
import { type BrowserForm, isSimulated } from './browser-form';
import { reduceEnquiry, servedEnquiry } from './enquiry-state';
import { restoreFields, setFieldsAside } from './fields-aside';
import { honeypotName } from './honeypot';
import { sendEnquiry } from './send-enquiry';
import { useFilledIn } from './use-filled-in';
import { type FieldErrors, validateFields } from './validate-fields';

/** Spec 000, section 9. */
const simulatedWait = 1000;
const simulatedThanks = 3000;

/** What a form does: it checks, sends or pretends to, and says how it went. */
export function useEnquiryForm(form: BrowserForm) {
  const [state, dispatch] = useReducer(reduceEnquiry, servedEnquiry);
  const { status } = state;
  const pretends = isSimulated(form);

  useEffect(() => {
    if (!pretends || (status !== 'sending' && status !== 'sent')) return;
    const timer =
      status === 'sending'
        ? setTimeout(() => dispatch({ type: 'thank' }), simulatedWait)
        : setTimeout(() => dispatch({ type: 'begin' }), simulatedThanks);
    return () => clearTimeout(timer);
  }, [pretends, status]);

  // The simulated thank-you goes away with the focus that it had; the form that comes back takes it.
  const hadThanks = useRef(false);
  const isBusy = useRef(false);
  const ref = useRef<HTMLFormElement>(null);
  // Before anything is drawn: what the style sheet shows is shown by the form from now on.
  useLayoutEffect(() => {
    if (ref.current) dispatch({ type: 'refuse', errors: shownErrors(ref.current, form) });
  }, [form]);
  useEffect(() => {
    if (ref.current) restoreFields(ref.current, form.submit);
  }, [form.submit]);
  const { filled, forget } = useFilledIn(ref, form);
  useEffect(() => {
    if (hadThanks.current && document.activeElement === document.body) {
      ref.current?.focus({ preventScroll: true });
    }
    hadThanks.current = status === 'sent';
    isBusy.current = status === 'sending';
  }, [status]);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const element = event.currentTarget;
    const values = readValues(element, form.fields);
    const errors = validateFields(form, values);
    if (Object.keys(errors).length > 0) {
      flushSync(() => dispatch({ type: 'refuse', errors })); // a field names its error once it is focused
      focusFirst(element, form.fields, errors);
      return;
    }
    isBusy.current = true; // at once: presses from before the script come one right after the other
    dispatch({ type: 'send' });
    if (pretends) return;
    const honeypot = new FormData(element).get(honeypotName);
    const answer = await sendEnquiry(
      form,
      honeypot ? { ...values, [honeypotName]: String(honeypot) } : values,
    );
    if (answer.sent) {
      dispatch({ type: 'thank' });
      return;
    }
    if (answer.isOutdated) setFieldsAside(form.submit, values);
    flushSync(() => dispatch({ type: 'fail', message: answer.message, errors: answer.errors }));
    focusFirst(element, form.fields, answer.errors);
  };

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    if (!(target instanceof Element)) return;
    const name = target.getAttribute('name') ?? '';
    dispatch({ type: 'edit', name });
    forget(name);
  };

  return { state, ref, filled, onSubmit, onInput };
}

/** What was written, by the names under which the receiver gets it. */
function readValues(form: HTMLFormElement, fields: readonly FormField[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '').trim()]));
}

/** The errors that the style sheet shows: what the browser has found to be wrong, once the form was to be sent. */
function shownErrors(element: HTMLFormElement, form: BrowserForm): FieldErrors {
  const fields = form.fields.filter(({ name }) =>
    element.querySelector(`form:has([aria-hidden] :user-valid) [name="${name}"]:user-invalid`),
  );
  return validateFields({ ...form, fields }, readValues(element, fields));
}

function focusFirst(form: HTMLFormElement, fields: readonly FormField[], errors: FieldErrors): void {
  const wrong = fields.find(({ name }) => name in errors);
  const control = wrong && form.elements.namedItem(wrong.name);
  if (control instanceof HTMLElement) control.focus();
}
