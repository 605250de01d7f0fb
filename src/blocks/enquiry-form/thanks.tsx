import { useEffect, useId, useRef } from 'react';
import type { FormSuccess } from '../../generated/compiled';
import { Slot } from '../../islands/slot';
import { Icon } from '../../ui/icon';
import styles from './enquiry-form.module.css';

interface ThanksProps extends FormSuccess {
  /** Then nothing was received, and it says what the form has said of itself. */
  isSimulated: boolean;
  /** Text of the page that thanks without script. */
  whatFollows: readonly Node[];
}

/** Replaces the form and takes its focus, so that it is read out, and scrolled to if necessary. */
export function Thanks({ title, text, isSimulated, whatFollows }: ThanksProps) {
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
      <div id={`${id}text`}>{isSimulated ? <Slot name="sample" /> : <p>{text}</p>}</div>
      {whatFollows.length > 0 && (
        <div className={styles.next} ref={(element) => element?.replaceChildren(...whatFollows)} />
      )}
    </div>
  );
}
