import { VisuallyHidden } from '../../ui/visually-hidden';

/**
 * A field for programs that fill in whatever they find: neither eye, keyboard nor screen reader comes to it. The
 * receiver quarantines an enquiry that fills it in (server/receiver/read-body.ts knows its name).
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
