import {
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { cleanValue } from '../../form/clean-value';
import type { FormField } from '../../generated/compiled';
import { type BrowserForm, isSimulated } from './browser-form';
import { forgetDraft, restoreDraft, saveDraft } from './draft';
import { reduceEnquiry, servedEnquiry } from './enquiry-state';
import type { FormContent } from './form-body';
import { honeypotName } from './honeypot';
import type { PostResult } from './post-enquiry';
import { sendEnquiry } from './send-enquiry';
import { type FieldErrors, validateFields } from './validate-fields';

/** How long a form that comes back is being sent at least, and how long the thanks of one that sends nothing stay, ms
    (spec 000, section 9). */
const leastWait = 1000;
const simulatedThanks = 3000;

/** What a form does: it keeps what is typed, checks it, sends it or pretends to, and says how it went. */
export function useEnquiryForm({ id, label, form, draft, words }: FormContent) {
  const [state, dispatch] = useReducer(reduceEnquiry, servedEnquiry);
  const { status } = state;
  const thanksFor = isSimulated(form) ? simulatedThanks : (form.success.seconds ?? 0) * 1000;

  useEffect(() => {
    if (thanksFor === 0 || status !== 'sent') return;
    const timer = setTimeout(() => dispatch({ type: 'begin' }), thanksFor);
    return () => clearTimeout(timer);
  }, [thanksFor, status]);

  // A thank-you that goes away takes the focus with it that it had; the form that comes back gets it.
  const hadThanks = useRef(false);
  const isBusy = useRef(false);
  const ref = useRef<HTMLFormElement>(null);
  // Before anything is drawn: what the style sheet shows is shown by the form from now on.
  useLayoutEffect(() => {
    if (ref.current) dispatch({ type: 'refuse', errors: shownErrors(ref.current, form) });
  }, [form]);
  useEffect(() => {
    if (!ref.current) return;
    restoreDraft(ref.current, draft);
    keepDraft(ref.current, draft, form.fields); // what was typed before the script came
  }, [draft, form.fields]);
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
    cleanFields(element, form.fields);
    keepDraft(element, draft, form.fields);
    const values = readValues(element, form.fields);
    const errors = validateFields(form, values);
    if (Object.keys(errors).length > 0) {
      flushSync(() => dispatch({ type: 'refuse', errors })); // a field names its error once it is focused
      focusFirst(element, form.fields, errors);
      return;
    }
    isBusy.current = true; // at once: presses from before the script come one right after the other
    dispatch({ type: 'send' });
    const [answer] = await Promise.all([
      isSimulated(form) ? pretend() : send(element, values),
      thanksFor > 0 && pause(leastWait),
    ]);
    if (answer.sent) {
      dispatch({ type: 'thank' });
      return;
    }
    flushSync(() => dispatch({ type: 'fail', message: answer.message, errors: answer.errors }));
    focusFirst(element, form.fields, answer.errors);
  };

  const onInput = ({ target, currentTarget }: InputEvent<HTMLFormElement>) => {
    keepDraft(currentTarget, draft, form.fields);
    if (target instanceof Element) dispatch({ type: 'edit', name: target.getAttribute('name') ?? '' });
  };

  const onBlur = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    cleanFields(
      currentTarget,
      form.fields.filter(({ name }) => name === target.getAttribute('name')),
    );
  };

  const onReset = () => {
    forgetDraft(draft);
    dispatch({ type: 'begin' });
  };

  return { state, ref, onSubmit, onInput, onBlur, onReset };

  function send(element: HTMLFormElement, values: Readonly<Record<string, string>>) {
    const honeypot = new FormData(element).get(honeypotName);
    const { origin, pathname } = window.location;
    const { sending, success, failure } = form;
    return sendEnquiry(
      {
        to: form,
        label,
        form: `${origin}${pathname}#${id}`,
        draft,
        words: { sending, success, failure, dismiss: words.dismiss },
      },
      honeypot ? { ...values, [honeypotName]: String(honeypot) } : values,
    );
  }

  /** Nothing is sent: it looks as if. */
  async function pretend(): Promise<PostResult> {
    forgetDraft(draft);
    return { sent: true };
  }
}

/** The form says that what is typed is kept; where it is not, it does not say so. */
function keepDraft(form: HTMLFormElement, draft: string, fields: readonly FormField[]): void {
  form.toggleAttribute('data-unkept', !saveDraft(draft, readValues(form, fields)));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Shows what will be sent of what was written (form/clean-value.ts). A text area is left as it is. */
function cleanFields(form: HTMLFormElement, fields: readonly FormField[]): void {
  for (const field of fields) {
    const control = form.elements.namedItem(field.name);
    if (!(control instanceof HTMLInputElement)) continue;
    const cleaned = cleanValue(field, control.value);
    if (cleaned !== control.value) control.value = cleaned;
  }
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
