import { dayScript } from '../../format/day-script';
import type { SiteNotice } from '../../generated/compiled';
import { useInterface } from '../../ui/interface';
import { languageAttributes } from '../../ui/language';
import { Link } from '../../ui/link';
import { RichText } from '../../ui/rich-text';
import { Sources } from '../../ui/sources';
import { Text } from '../../ui/text';
import type { BlockProps } from '../block-props';
import styles from './notice.module.css';

/** A notice on one page. One that is over has been left out (site/shown-notices.ts). */
export const Notice = ({ block: { id, ...notice } }: BlockProps<'notice'>) => (
  <NoticeStrip {...notice} id={id} />
);

/**
 * A strip with something that one has to know for a while. It is part of the page from the beginning, so nothing moves,
 * and no alert: it does not interrupt a screen reader, which finds it by its name. One with a first or a last day decides
 * in the browser whether it is shown; one that still has a first day had not begun when the site was built.
 */
export function NoticeStrip({
  id,
  language,
  title,
  text,
  link,
  tone,
  from,
  to,
}: SiteNotice & { id?: string }) {
  const { timeZone } = useInterface();
  return (
    <aside
      className={styles.notice}
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-label={title}
      data-block="notice"
      data-tone={tone}
      data-from={from}
      data-to={to}
      data-zone={from || to ? timeZone : undefined}
      hidden={from !== undefined}
      {...languageAttributes(language)}
    >
      <p>
        <strong>
          <Text text={title} />
        </strong>
        {text && (
          <>
            {' '}
            <RichText text={text} />
          </>
        )}
        {link && (
          <>
            {' '}
            <Link to={link.to}>{link.label}</Link>
          </>
        )}
      </p>
      <Sources />
      {(from ?? to) && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, which the policy names
        <script dangerouslySetInnerHTML={{ __html: dayScript }} />
      )}
    </aside>
  );
}
