import { islandAttributes } from '../../islands/island-attributes';
import { useBlockAttributes } from '../../ui/block-context';
import { ButtonLink } from '../../ui/button-link';
import { Paragraph } from '../../ui/rich-text';
import { SizedImage } from '../../ui/sized-image';
import { Sources } from '../../ui/sources';
import { Text } from '../../ui/text';
import toned from '../../ui/toned.module.css';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './hero.module.css';
import { HeroBadge } from './hero-badge';
import { HeroVideo } from './hero-video';

/** The top of the home page: a headline with two calls to action, beside or above an image or a video. */
function Hero({ block: { title, lead, action, second, video }, words, badge }: BlockProps<'hero'>) {
  const hasVideo = video?.webm || video?.mp4;
  return (
    <section className={`${toned.ground} ${styles.hero}`} data-block="hero" {...useBlockAttributes()}>
      <div className={`${toned.text} ${styles.inner}`}>
        <h1>
          <Text text={title} />
        </h1>
        <Paragraph text={lead} />
        {(action || second) && (
          <div className={styles.actions}>
            {action && <ButtonLink {...action} />}
            {second && <ButtonLink {...second} look="quiet" />}
          </div>
        )}
        {badge && <HeroBadge {...badge} />}
        <Sources />
      </div>
      {video && (
        <div className={styles.media} {...(hasVideo && islandAttributes('hero-video', 'visible'))}>
          <SizedImage image={video.poster} className={styles.poster} eager />
          {hasVideo && <HeroVideo video={video} words={words} />}
        </div>
      )}
    </section>
  );
}

export const block: BlockDefinition<'hero'> = { component: Hero };
