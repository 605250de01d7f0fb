import { ButtonLink } from '../../ui/button-link';
import { Paragraph } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './call-to-action.module.css';

/** The call to action at the end of a page. */
function CallToAction({ block: { id, heading, text, actions } }: BlockProps<'call-to-action'>) {
  return (
    <Section block="call-to-action" id={id} hasOwnHeading>
      <div className={styles.panel}>
        <h2>{inLanguages(heading)}</h2>
        <Paragraph text={text} />
        <div className={styles.actions}>
          {actions.map((action, index) => (
            <ButtonLink key={action.label} {...action} look={index === 0 ? 'strong' : 'quiet'} />
          ))}
        </div>
      </div>
    </Section>
  );
}

export const block: BlockDefinition<'call-to-action'> = { component: CallToAction };
