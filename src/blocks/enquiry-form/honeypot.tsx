import { VisuallyHidden } from '../../ui/visually-hidden';

/**
 * A honeypot for bots that fill in every field: it is not visible, focusable or exposed to screen readers. The receiver
 * quarantines enquiries that fill it in (server/receiver/read-body.ts uses the same name).
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
