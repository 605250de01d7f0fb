import { formatMoney } from '../../format/money';
import type { ListedLink } from '../../resolved';
import { ButtonLink } from '../../ui/button-link';
import { Flag, Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { PairedSum } from '../../ui/paired-sum';
import { Section } from '../../ui/section';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './next-steps.module.css';

/**
 * Links at the end of a page: to pages of the same kind and the tools that compare them (`siblings`), to partners and
 * an article about the same subject, all of which are found at build, and to others that the document names (`tools`).
 * `booking` leads to an appointment; `pageActions` are the buttons for printing and sharing the page.
 */
function NextSteps({ block, words, locale, pageActions }: BlockProps<'next-steps'>) {
  const { id, heading, booking, siblings, partners, tools, article } = block;
  // The last column begins with one of these lists, under its heading. If there are both, the heading of `article`
  // becomes a note beside each of its links.
  const [first, ...more] = [partners, article].filter((list) => list != null);
  const others = [
    ...(first?.links ?? []),
    ...more.flatMap(({ heading: note, links }) => links.map((link) => ({ note, ...link }))),
    ...(siblings?.tools ?? []),
    ...(tools ?? []),
  ];
  // On the page that it would lead to, an entry is text. A fee, which is shown unless there is a note, is also in the
  // second currency of the site (`PairedSum`).
  const entries = (links: readonly ListedLink[]) => (
    <ul className={styles.entries}>
      {links.map(({ label, to, flag, icon, note, fee, badge, currentPageLabel }) => {
        const name = (
          <>
            {flag ? <Flag code={flag} /> : icon && <Icon name={icon} />}
            {label}
          </>
        );
        return (
          <li key={label}>
            {currentPageLabel ? <span aria-current="page">{name}</span> : <Link to={to}>{name}</Link>}
            {currentPageLabel && <small>{currentPageLabel}</small>}
            {badge && <mark>{badge}</mark>}
            {note && <small>{note}</small>}
            {fee && !note && (
              <small className={styles.fee}>
                <PairedSum>{formatMoney(fee, {}, words, locale)}</PairedSum>
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <Section block="next-steps" id={id} hasOwnHeading className={styles.section}>
      <div className={styles.steps}>
        <div>
          <h2>{inLanguages(heading)}</h2>
          <div className={styles.buttons}>
            <ButtonLink {...booking} />
            {pageActions}
          </div>
        </div>
        {siblings && (
          <div data-item="">
            <h3>{siblings.heading}</h3>
            {entries(siblings.links)}
          </div>
        )}
        {others.length > 0 && (
          <div data-item="">
            {first && <h3>{first.heading}</h3>}
            {entries(others)}
          </div>
        )}
      </div>
    </Section>
  );
}

export const block: BlockDefinition<'next-steps'> = { component: NextSteps };
