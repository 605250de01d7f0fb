import { islandAttributes } from '../../islands/island-attributes';
import { useBlockAttributes } from '../../ui/block-context';
import { ButtonLink } from '../../ui/button-link';
import { PlayPauseButton } from '../../ui/carousel/play-pause-button';
import { Paragraph } from '../../ui/rich-text';
import { focusStyle, SizedImage } from '../../ui/sized-image';
import { Sources } from '../../ui/sources';
import { inLanguages } from '../../ui/text';
import toned from '../../ui/toned.module.css';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './hero.module.css';

/**
 * The top of the home page: a headline with up to two links, beside or above an image, or a video on top of its
 * poster, with a pause button (WCAG 2.2.2). A script loads the video and plays it. Without JavaScript, with reduced
 * motion or with data saving, the poster stays; with script, the button still plays the video.
 */
function Hero({ block: { title, lead, action, second, video }, words, badge }: BlockProps<'hero'>) {
  const hasVideo = video?.webm || video?.mp4;
  return (
    <section className={`${toned.ground} ${styles.hero}`} data-block="hero" {...useBlockAttributes()}>
      <div className={`${toned.text} ${styles.inner}`}>
        <h1>{inLanguages(title)}</h1>
        <Paragraph text={lead} />
        {(action || second) && (
          <div className={styles.actions}>
            {action && <ButtonLink {...action} />}
            {second && <ButtonLink {...second} look="quiet" />}
          </div>
        )}
        {badge && (
          // The script of a quality scheme finds this element by its id and draws the badge of the site's accreditation
          // into it. Only pages with a hero load that script (spec 000, section 2).
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a visitor fills in
          <div
            id={badge.element}
            data-account-id={badge.account}
            role="group"
            aria-label={badge.label}
            className={styles.badge}
            data-site-script={badge.script}
            {...islandAttributes('hero-badge', 'load')}
          />
        )}
        <Sources />
      </div>
      {video && (
        <div className={styles.media} {...(hasVideo && islandAttributes('hero-video', 'visible'))}>
          <SizedImage image={video.poster} className={styles.poster} eager />
          {hasVideo && (
            <>
              <video
                className={styles.video}
                style={video.poster.focus && focusStyle(video.poster.focus)} // as its poster, if it is cropped
                muted
                loop
                playsInline
                preload="none"
                tabIndex={-1}
                aria-hidden="true"
              >
                {video.webm && <source src={video.webm.href} type="video/webm" />}
                {video.mp4 && <source src={video.mp4.href} type="video/mp4" />}
              </video>
              <PlayPauseButton
                playLabel={words.playVideo}
                pauseLabel={words.pauseVideo}
                className={styles.toggle}
              />
            </>
          )}
        </div>
      )}
    </section>
  );
}

export const block: BlockDefinition<'hero'> = { component: Hero };
