import { useId } from 'react';
import type { Office } from '../../generated/compiled';
import { island } from '../../islands/island';
import { Accordion } from '../../ui/accordion';
import { Section } from '../../ui/section';
import { Tabs } from '../../ui/tabs';
import type { BlockDefinition, BlockProps } from '../block-props';
import { OfficeCard, OfficeName, openDaysOf } from './office-card';
import styles from './offices.module.css';

const TabsIsland = island('tabs', 'interaction', Tabs);
const AccordionIsland = island('accordion', 'interaction', Accordion);

/** Offices of a collection: in tabs or an accordion, of which the first is open, or as cards. */
function Offices({
  block: { id, heading, lead, collection: offices, display },
  words,
  locale,
}: BlockProps<'offices'>) {
  const group = useId();
  const ids = offices.map((office) => office.id);
  const card = (office: Office) => (
    <OfficeCard
      key={office.id}
      office={office}
      words={words}
      locale={locale}
      hasTitle={display !== 'accordion'}
      hasImage={display !== 'card'}
    />
  );
  // Tabs and accordions have two slots for each office.
  const slots = Object.fromEntries(
    offices.flatMap((office) => [
      [`title ${office.id}`, <OfficeName key={office.id} {...office} />],
      [`content ${office.id}`, card(office)],
    ]),
  );
  return (
    <Section block="offices" id={id} heading={heading} lead={lead} className={styles.section}>
      {display === 'tabs' && <TabsIsland label={heading} prefix={group} ids={ids} slots={slots} />}
      {display === 'accordion' && <AccordionIsland name={group} ids={ids} slots={slots} />}
      {display === 'card' && <div className={styles.cards}>{offices.map(card)}</div>}
    </Section>
  );
}

export const block: BlockDefinition<'offices'> = {
  component: Offices,
  places: ({ collection }) =>
    collection.map((office) => ({
      ...office,
      id: `office-${office.id}`,
      country: office.flag, // a flag is named by its country's code
      open: openDaysOf(office),
    })),
};
