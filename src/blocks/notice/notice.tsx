import type { SiteNotice } from '../../generated/compiled';
import { languageAttributes } from '../../ui/language';
import { Link } from '../../ui/link';
import { RichText } from '../../ui/rich-text';
import { Text } from '../../ui/text';
import type { BlockProps } from '../block-props';
import styles from './notice.module.css';

/** A notice on one page. Which notices a page has on a day was decided before it is rendered (site/shown-notices.ts). */
export const Notice = ({ block: { id, ...notice } }: BlockProps<'notice'>) => (
  <NoticeStrip {...notice} id={id} />
);

/**
 * A strip with something that one has to know for a while. It is part of the page from the beginning, so nothing moves,
 * and no alert: it does not interrupt a screen reader, which finds it by its name.
 */
export function NoticeStrip({ id, language, title, text, link, tone }: SiteNotice & { id?: string }) {
  return (
    <aside
      className={styles.notice}
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-label={title}
      data-block="notice"
      data-tone={tone}
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
    </aside>
  );
}
