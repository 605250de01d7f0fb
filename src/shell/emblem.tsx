import type { NavigationLink } from '../compiled';
import { Flag, Icon } from '../ui/icon';

/** The flag or icon before the text of a link, if its page has one. */
export function Emblem({ link: { flag, icon } }: { link: NavigationLink }) {
  if (!flag && !icon) return null;
  return <span data-flag={flag && ''}>{flag ? <Flag code={flag} /> : icon && <Icon name={icon} />}</span>;
}
