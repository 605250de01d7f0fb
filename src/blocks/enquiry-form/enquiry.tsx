import { Slot } from '../../islands/slot';
import button from '../../ui/button-link.module.css';
import { Icon } from '../../ui/icon';
import { type FormContent, isSimulated } from './browser-form';
import styles from './enquiry-form.module.css';
import { shownFields } from './prefill-only';
import { Thanks } from './thanks';
import { useEnquiryForm } from './use-enquiry-form';

/**
 * A form, replaced by a thank-you after it was sent (spec 000, section 4). It works without JavaScript: it posts to the
 * same address as the script. A simulated form has no address; its button is disabled without JavaScript, which also
 * blocks submitting with Enter. Both use `method="post"`, because an accidental GET would put personal data into the
 * URL, and so into histories and logs.
 *
 * Slots: `above` and `below` the fields, and two that the thank-you shows, too: `sample`, which says that nothing is
 * sent, and `next`, the texts of the thank-you page, which are hidden until then. `form.filled` are values from the
 * page's topic; `form.prefilled` is the hint beside a field that was filled in. `suppressHydrationWarning` is on texts
 * that the browser may have translated before hydration.
 */
export function Enquiry(content: FormContent) {
  const { id, label, form, words, fieldHandlers } = content;
  const { state, prefilledNames, valuesFromLink, ...formProps } = useEnquiryForm(content);
  const needsScript = isSimulated(form);
  const isServed = state.status === 'served';
  const isSending = state.status === 'sending';
  if (state.status === 'sent') return <Thanks {...form.success} isSimulated={needsScript} />;
  return (
    <form
      method="post"
      action={needsScript ? undefined : form.submit}
      aria-label={label}
      tabIndex={-1}
      noValidate={!isServed}
      {...formProps}
    >
      <Slot name="above" />
      {needsScript ? (
        <Slot name="sample" />
      ) : (
        <div hidden>
          <Slot name="next" />
        </div>
      )}
      <div className={styles.fields}>
        {shownFields(valuesFromLink, form.fields).map((field) => (
          <fieldHandlers.Field
            key={field.id}
            field={field}
            id={`${id}-${field.id}`}
            value={valuesFromLink[field.name] ?? form.filled?.[field.name] ?? field.value}
            filledHint={
              field.name in valuesFromLink || prefilledNames.includes(field.name) ? form.prefilled : undefined
            }
            error={state.errors[field.name]}
            isServed={isServed}
            optional={words.optional}
          />
        ))}
      </div>
      <Slot name="below" />
      {state.failure && (
        <p role="alert" className={styles.failure}>
          <Icon name="circle-alert" />
          {state.failure}
        </p>
      )}
      {/* Not `disabled` while sending, which would lose the focus. Further presses are ignored. */}
      <button
        type="submit"
        className={`${button.button} ${styles.button}`}
        disabled={needsScript && import.meta.env.SSR}
        data-scripted={needsScript ? '' : undefined}
        aria-disabled={isSending || undefined}
        suppressHydrationWarning
      >
        {isSending ? form.sending : form.button}
      </button>
      {/* At the bottom; rendered from the start, so that nothing shifts: `data-clear` reserves the button's space. */}
      <p className={styles.draft} data-clear={isServed ? words.clearForm : undefined}>
        <span suppressHydrationWarning>{words.draft}</span>{' '}
        {!isServed && <button type="reset">{words.clearForm}</button>}
      </p>
    </form>
  );
}
