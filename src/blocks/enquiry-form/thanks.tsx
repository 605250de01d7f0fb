import { useEffect, useId, useRef } from 'react';
import type { FormSuccess } from '../../generated/compiled';
import { Icon } from '../../ui/icon';
import styles from './enquiry-form.module.css';

interface ThanksProps extends FormSuccess {
  /** Text of the page that thanks without script. */
  whatFollows: readonly Node[];
}

/** Replaces the form and takes its focus, so that it is read out, and scrolled to if necessary. */
export function Thanks({ title, text, whatFollows }: ThanksProps) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a message is not a fieldset
    <div
      ref={element}
      className={styles.thanks}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <Icon name="check" />
      <h3 id={`${id}title`}>{title}</h3>
      <p id={`${id}text`}>{text}</p>
      {whatFollows.length > 0 && (
        <div className={styles.next} ref={(element) => element?.replaceChildren(...whatFollows)} />
      )}
    </div>
  );
}
