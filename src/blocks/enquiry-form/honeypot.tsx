import { VisuallyHidden } from '../../ui/visually-hidden';

/**
 * A honeypot for bots that fill in every field: it is not visible, focusable or exposed to screen readers. The receiver
 * quarantines enquiries that fill it in (server/receiver/read-body.ts uses the same name). Selectors such as
 * `form:has([aria-hidden] :user-valid)` use it to see that the visitor has tried to submit: only that makes a field
 * `:user-valid` that nobody edits.
 */
export const honeypotName = 'website_url';

export function Honeypot({ label }: { label: string }) {
  return (
    <VisuallyHidden isSilent>
      <label>
        {label}
        <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
