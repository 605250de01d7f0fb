import type { NavigationLink } from '../compiled';
import { Flag, Icon } from '../ui/icon';

interface EmblemProps {
  link: NavigationLink;
  className?: string;
}

/** The flag or icon before the text of a link, if its page has one. */
export function Emblem({ link: { flag, icon }, className }: EmblemProps) {
  if (!flag && !icon) return null;
  return (
    <span className={className} data-flag={flag}>
      {flag ? <Flag code={flag} /> : icon && <Icon name={icon} />}
    </span>
  );
}
