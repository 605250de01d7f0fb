import { dateVisibilityScript } from '../../format/inline-scripts';
import type { SiteNotice } from '../../generated/compiled';
import { languageAttributes } from '../../ui/language-attributes';
import { Link } from '../../ui/link';
import { RichText } from '../../ui/rich-text';
import { useSiteSettings } from '../../ui/site-settings';
import { Sources } from '../../ui/sources';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './notice.module.css';

/** A notice on one page. Expired ones have been removed at build (site/notice-as-of.ts). */
const Notice = ({ block }: BlockProps<'notice'>) => <NoticeStrip {...block} />;

/**
 * A temporary notice. It is in the HTML from the start, so that nothing shifts, and it is not an alert, so it does not
 * interrupt screen readers. If it has dates, an inline script shows or hides it; the build keeps a start date only if
 * that is in the future, so that a notice with one begins hidden.
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
  const { timeZone } = useSiteSettings();
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
        <strong>{inLanguages(title)}</strong>
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which the CSP allows by its hash
        <script dangerouslySetInnerHTML={{ __html: dateVisibilityScript }} />
      )}
    </aside>
  );
}

export const block: BlockDefinition<'notice'> = { component: Notice };
