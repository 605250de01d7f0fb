import { Paragraph, RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { Table } from '../../ui/table/table';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './entry-requirements.module.css';

/** In the order in which applicants need them. */
const columns = ['academics', 'gpa', 'english', 'language', 'ielts', 'tests'] as const;

/** The requirements of each degree. Empty columns are left out. */
function EntryRequirements({ block, words }: BlockProps<'entry-requirements'>) {
  const { id, heading, lead, note, rows } = block;
  const filled = columns.filter((column) => rows.some((row) => row[column]));
  return (
    <Section block="entry-requirements" id={id} heading={heading} lead={lead} beside>
      <div>
        <Table
          caption={heading}
          columns={[words.degree, ...filled.map((column) => words[column])].map((label) => ({ label }))}
          rows={rows.map((row) => [
            row.degree,
            ...filled.map((column) => {
              const text = row[column];
              return text && <RichText text={text} />;
            }),
          ])}
        />
        <Paragraph text={note} className={styles.note} />
      </div>
    </Section>
  );
}

export const block: BlockDefinition<'entry-requirements'> = { component: EntryRequirements };
