import type { NavigationLink } from '../compiled';
import { Flag, Icon } from '../ui/icon';

/** The flag or the icon that stands before a link's words, where its page names one. */
export function Emblem({ link: { flag, icon } }: { link: NavigationLink }) {
  if (flag) return <Flag code={flag} />;
  if (icon) return <Icon name={icon} />;
  return null;
}
