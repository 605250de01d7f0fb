import { island } from '../../islands/island';
import { islandAttributes } from '../../islands/island-attributes';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';
import { Explorer } from './explorer';
import { UniversityCard } from './university-card';

const ExplorerIsland = island('university-explorer', 'interaction', Explorer);

/** The universities of the collection, with buttons to filter them. */
export function UniversityExplorer({ block, words }: BlockProps<'university-explorer'>) {
  const { id, heading, lead, collection: universities, action } = block;
  const { countryLabel, levelLabel, allLabel, countText, emptyText } = block;
  return (
    <Section block="university-explorer" id={id} heading={heading} lead={lead}>
      <div {...islandAttributes('failed-logos', 'visible')}>
        <ExplorerIsland
          universities={universities.map(({ id, country, level }) => ({ id, country, level }))}
          {...{ countryLabel, levelLabel, allLabel, countText, emptyText }}
          restoreFrom="country level"
          slots={Object.fromEntries(
            universities.map((university) => [
              university.id,
              <UniversityCard key={university.id} university={university} action={action} words={words} />,
            ]),
          )}
        />
      </div>
    </Section>
  );
}
