import { VisuallyHidden } from '../../ui/visually-hidden';

/** The name of the honeypot's field, which server/receiver/read-body.ts has as well. */
export const honeypotName = 'website_url';

/**
 * A honeypot for bots that fill in every field: it is not visible, focusable or exposed to screen readers, and the
 * receiver quarantines enquiries that fill it in. Selectors such as `form:has([aria-hidden] :user-valid)` use it to see
 * that the visitor has tried to submit: only that makes a field `:user-valid` that nobody edits.
 */
export function Honeypot({ label }: { label: string }) {
  return (
    <VisuallyHidden aria-hidden>
      <label>
        {label}
        <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
