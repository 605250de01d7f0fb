import { useId } from 'react';
import { island } from '../../islands/island';
import { Accordion } from '../../ui/accordion';
import { Section } from '../../ui/section';
import { Tabs } from '../../ui/tabs';
import type { BlockProps } from '../block-props';
import { OfficeCard, OfficeName } from './office-card';
import styles from './offices.module.css';

const TabsIsland = island('tabs', 'interaction', Tabs);
const AccordionIsland = island('accordion', 'interaction', Accordion);

/**
 * Offices of a collection: in tabs or an accordion, of which the first is open, or as cards. Tabs and accordions have
 * two slots for each id.
 */
export function Offices({
  block: { id, heading, lead, collection: offices, display },
  words,
  locale,
}: BlockProps<'offices'>) {
  const group = useId();
  return (
    <Section block="offices" id={id} heading={heading} lead={lead} className={styles.section}>
      {display === 'tabs' && (
        <TabsIsland
          label={heading}
          prefix={group}
          ids={offices.map((office) => office.id)}
          slots={Object.fromEntries(
            offices.flatMap((office) => [
              [`tab ${office.id}`, <OfficeName key="name" {...office} />],
              [
                `panel ${office.id}`,
                <OfficeCard key="card" office={office} words={words} locale={locale} hasTitle />,
              ],
            ]),
          )}
        />
      )}
      {display === 'accordion' && (
        <AccordionIsland
          name={group}
          ids={offices.map((office) => office.id)}
          slots={Object.fromEntries(
            offices.flatMap((office) => [
              [`title ${office.id}`, <OfficeName key="name" {...office} />],
              [
                `content ${office.id}`,
                <OfficeCard key="card" office={office} words={words} locale={locale} />,
              ],
            ]),
          )}
        />
      )}
      {display === 'card' && (
        <div className={styles.cards}>
          {offices.map((office) => (
            <OfficeCard
              key={office.id}
              office={office}
              words={words}
              locale={locale}
              hasTitle
              hasImage={false}
            />
          ))}
        </div>
      )}
    </Section>
  );
}
