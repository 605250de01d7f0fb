import { openingHours } from '../../format/opening-hours';
import { OpeningHours } from '../../ui/opening-hours';
import { Section } from '../../ui/section';
import type { BlockDefinition, BlockProps } from '../block-props';

/** Opening hours by day. */
function OpeningHoursBlock({
  block: { id, heading, lead, hours },
  words,
  locale,
}: BlockProps<'opening-hours'>) {
  return (
    <Section block="opening-hours" id={id} heading={heading} lead={lead} beside>
      <OpeningHours
        label={heading}
        rows={openingHours(hours, locale)}
        schedule={hours}
        locale={locale}
        words={words}
      />
    </Section>
  );
}

export const block: BlockDefinition<'opening-hours'> = { component: OpeningHoursBlock };
