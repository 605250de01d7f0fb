import { ButtonLink } from '../../ui/button-link';
import { RichText } from '../../ui/rich-text';
import scene from '../../ui/scene.module.css';
import { SizedImage } from '../../ui/sized-image';
import { Text } from '../../ui/text';
import toned from '../../ui/toned.module.css';
import type { BlockProps } from '../block-props';
import styles from './banner.module.css';
import drawn from './drawn-banner.module.css';

/** The top of a page, in its tone: breadcrumbs, title, a short text and a call to action. */
export function Banner({ block: { title, lead, image, action }, breadcrumbs }: BlockProps<'banner'>) {
  const ground = image ? toned.ground : `${toned.ground} ${scene.scene} ${drawn.drawn}`;
  return (
    <section className={ground} data-block="banner">
      <div className={`${toned.words} ${styles.inner}`}>
        {breadcrumbs}
        <h1>
          <Text text={title} />
        </h1>
        {lead && (
          <p>
            <RichText text={lead} />
          </p>
        )}
        {action && <ButtonLink {...action} look="strong" />}
      </div>
      {image && <SizedImage image={image} className={styles.image} eager />}
    </section>
  );
}
