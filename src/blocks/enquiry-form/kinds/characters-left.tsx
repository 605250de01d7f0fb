import { maxLengthOf } from '../../../form/validate-text';
import type { FormField } from '../../../generated/compiled';
import { islandAttributes } from '../../../islands/island-attributes';
import styles from './group.module.css';

/**
 * The number of characters left in a text area, as `counter` words it. Without JavaScript it is the maximum. The script
 * counts down from `data-most`, and words the number as in `data-left`.
 */
export function CharactersLeft({ field, id }: { field: FormField; id: string }) {
  const { counter = '' } = field;
  const maxLength = maxLengthOf(field);
  return (
    <p
      id={id}
      className={styles.counter}
      aria-live="polite"
      data-most={maxLength}
      data-left={counter}
      {...islandAttributes('characters-left', 'visible')}
    >
      {counter.replace('{count}', `${maxLength}`)}
    </p>
  );
}
