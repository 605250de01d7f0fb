import { formatBytes } from '../../format/bytes';
import card from '../../ui/card.module.css';
import grid from '../../ui/card-grid.module.css';
import { Link } from '../../ui/link';
import { Paragraph } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './downloads.module.css';

/** Files to download. Links include the file type and size, which matter on mobile connections. */
function Downloads({ block: { id, heading, lead, items }, locale }: BlockProps<'downloads'>) {
  return (
    <Section block="downloads" id={id} heading={heading} lead={lead}>
      <ul className={`${grid.grid} ${styles.downloads}`}>
        {items.map(({ file: { href, kind, bytes }, title, text }, index) => (
          <li key={index} className={`${card.card} ${styles.download}`} data-item="">
            <span className={styles.sheet} aria-hidden="true">
              {kind}
            </span>
            <div className={styles.text}>
              <h3>
                <Link to={{ kind: 'file', href }} className={styles.link}>
                  {inLanguages(title)}{' '}
                  <small>
                    ({kind}
                    {bytes !== undefined && `, ${formatBytes(bytes, locale)}`})
                  </small>
                </Link>
              </h3>
              <Paragraph text={text} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const block: BlockDefinition<'downloads'> = { component: Downloads };
