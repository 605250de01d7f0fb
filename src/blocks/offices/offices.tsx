import { useId } from 'react';
import { Flag, Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import { Tabs } from '../../ui/tabs';
import type { BlockProps } from '../define-block';
import { OfficeCard } from './office-card';
import styles from './offices.module.css';

/** Offices of the collection; the first one is shown first. */
export function Offices({ block: { id, heading, lead, offices, display }, words }: BlockProps<'offices'>) {
  const group = useId();
  return (
    <Section block="offices" id={id} heading={heading} lead={lead}>
      {display === 'tabs' && (
        <Tabs
          label={heading}
          tabs={offices.map((office) => ({
            id: office.id,
            label: (
              <>
                <Flag code={office.flag} />
                {office.name}
              </>
            ),
            panel: <OfficeCard office={office} words={words} hasTitle />,
          }))}
        />
      )}
      {/* Disclosures of one name: opening one closes the other, pressing the open one closes it. */}
      {display === 'accordion' &&
        offices.map((office, index) => (
          <details key={office.id} name={group} open={index === 0} className={styles.disclosure} data-item="">
            <summary>
              <h3>
                <Flag code={office.flag} />
                {office.name}
              </h3>
              <span className={styles.mark}>
                <Icon name="plus" />
              </span>
            </summary>
            <OfficeCard office={office} words={words} />
          </details>
        ))}
      {display === 'card' && (
        <div className={styles.cards}>
          {offices.map((office) => (
            <OfficeCard key={office.id} office={office} words={words} hasTitle />
          ))}
        </div>
      )}
    </Section>
  );
}
