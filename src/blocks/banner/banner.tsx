import { figureParts } from '../../format/fact';
import { useBlockAttributes } from '../../ui/block-context';
import { ButtonLink } from '../../ui/button-link';
import { FactMark } from '../../ui/fact-mark';
import { Figure } from '../../ui/figure';
import { Paragraph } from '../../ui/rich-text';
import { SizedImage } from '../../ui/sized-image';
import { Sources } from '../../ui/sources';
import { inLanguages } from '../../ui/text';
import toned from '../../ui/toned.module.css';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './banner.module.css';
import soft from './soft-banner.module.css';

/**
 * The top of a page, in its tone: breadcrumbs, title, a short text and a call to action, with an image or a figure.
 * `data-low` gives it less height on small screens, so that the key figures below come into view.
 */
function Banner({ block, breadcrumbs, words, locale, nextType }: BlockProps<'banner'>) {
  const { title, lead, image, layout = 'behind', figure, action } = block;
  const isBehind = image && layout === 'behind';
  return (
    <section
      className={isBehind ? toned.ground : soft.soft}
      data-block="banner"
      {...useBlockAttributes()}
      data-layout={image && layout}
      data-low={nextType === 'at-a-glance' ? '' : undefined}
    >
      <div className={`${toned.text} ${styles.inner}`}>
        {breadcrumbs}
        <h1>{inLanguages(title)}</h1>
        <Paragraph text={lead} />
        {action && <ButtonLink {...action} look="strong" />}
        {figure && (
          <div className={soft.figure}>
            <Figure {...figureParts(figure.value, words, locale)} />
            <FactMark fact={figure.value.fact} />
            <span>{figure.title}</span>
          </div>
        )}
        <Sources />
      </div>
      {image && <SizedImage image={image} className={styles.image} eager />}
    </section>
  );
}

export const block: BlockDefinition<'banner'> = { component: Banner };
