import { ButtonLink } from '../../ui/button-link';
import { Paragraphs } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { SectionHeading } from '../../ui/section-heading';
import { SizedImage } from '../../ui/sized-image';
import type { BlockDefinition, BlockProps } from '../block-props';
import imageBeside from './image-beside.module.css';
import styles from './media-text.module.css';

/**
 * Paragraphs beside an image, or below it on a small screen, although they precede it in the DOM. Without an image, they
 * are beside their heading.
 */
function MediaText({ block }: BlockProps<'media-text'>) {
  const { id, heading, paragraphs, image, side = 'right', action } = block;
  const content = (
    <>
      <Paragraphs paragraphs={paragraphs} />
      {action && <ButtonLink {...action} look="quiet" />}
    </>
  );
  if (!image)
    return (
      <Section block="media-text" id={id} heading={heading} beside>
        <div className={styles.text}>{content}</div>
      </Section>
    );
  return (
    <Section block="media-text" id={id} hasOwnHeading>
      <div className={imageBeside.columns} data-side={side}>
        <div className={styles.text}>
          <SectionHeading id={id} heading={heading} />
          {content}
        </div>
        <SizedImage image={image} className={imageBeside.image} perRow={{ base: 1, large: 2 }} />
      </div>
    </Section>
  );
}

export const block: BlockDefinition<'media-text'> = { component: MediaText };
