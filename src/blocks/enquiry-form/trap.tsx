import { VisuallyHidden } from '../../ui/visually-hidden';

/**
 * A field for programs that fill in whatever they find: neither eye, keyboard nor screen reader comes to it. The
 * receiver sets aside what has something in it (server/receiver/read-body.ts knows its name).
 */
export const trapName = 'website_url';

export function Trap({ label }: { label: string }) {
  return (
    <VisuallyHidden isSilent>
      <label>
        {label}
        <input name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
