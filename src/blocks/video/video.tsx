import { fill } from '../../format/fill';
import type { OutsideVideo as Outside, OwnVideo as Own } from '../../generated/compiled';
import { islandAttributes } from '../../islands/island-attributes';
import { Icon } from '../../ui/icon';
import noteStyles from '../../ui/note.module.css';
import { Paragraphs } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { SizedImage } from '../../ui/sized-image';
import { inLanguages } from '../../ui/text';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './video.module.css';

/**
 * A video with its title and a collapsible transcript. Nothing autoplays, and nothing is requested from a third party
 * before the visitor plays it.
 */
function Video({ block, words }: BlockProps<'video'>) {
  const { id, heading, lead, title, transcript } = block;
  return (
    <Section block="video" id={id} heading={heading} lead={lead}>
      <figure className={styles.video}>
        {block.from === 'file' ? <OwnVideo video={block} /> : <OutsideVideo video={block} />}
        <figcaption>
          <strong>{inLanguages(title)}</strong>
          {block.from === 'player' && (
            <p className={noteStyles.note}>
              {fill(words.outsideVideo, { site: new URL(block.embed).hostname })}
            </p>
          )}
        </figcaption>
      </figure>
      {transcript && (
        <details className={styles.transcript}>
          <summary>{words.transcript}</summary>
          <Paragraphs paragraphs={transcript} />
        </details>
      )}
    </Section>
  );
}

export const block: BlockDefinition<'video'> = { component: Video };

/** A self-hosted video with native controls. Nothing of it is preloaded but the poster. */
function OwnVideo({ video: { title, files, poster, captions = [] } }: { video: Own }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: without captions there is a transcript (checks/incomplete-blocks.ts)
    <video
      className={styles.frame}
      controls
      playsInline
      preload="none"
      poster={poster.src}
      width={16} // a ratio, which reserves the space before the styles apply
      height={9}
      aria-label={title}
    >
      {files.map(({ href, kind }) => (
        <source key={href} src={href} type={`video/${kind.toLowerCase()}`} />
      ))}
      {captions.map(({ file, language, label }, index) => (
        <track
          key={language}
          kind="captions"
          src={file.href}
          srcLang={language}
          label={label}
          default={index === 0}
        />
      ))}
    </video>
  );
}

/** A picture that links to the video's page. Its island replaces it with the player when clicked. */
function OutsideVideo({ video: { title, embed, page, poster } }: { video: Outside }) {
  return (
    <div className={styles.frame} data-embed={embed} {...islandAttributes('video', 'visible')}>
      <a href={page.href} className={styles.cover} rel="noopener">
        <SizedImage image={{ ...poster, alt: '' }} />
        <span className={styles.play}>
          <Icon name="play" />
        </span>
        {/* The name below the picture is not part of the link. */}
        <VisuallyHidden>{inLanguages(title)}</VisuallyHidden>
      </a>
    </div>
  );
}
