import { useEffect, useId, useRef } from 'react';
import type { FormSuccess } from '../../generated/compiled';
import { Slot } from '../../islands/slot';
import { Icon } from '../../ui/icon';
import styles from './enquiry-form.module.css';

interface ThanksProps extends FormSuccess {
  /** Nothing was sent, and the thank-you says so. */
  isSimulated: boolean;
}

/** Replaces the form and takes the focus, so that screen readers announce it and it is scrolled into view. */
export function Thanks({ title, text, isSimulated }: ThanksProps) {
  const id = useId();
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => thanks.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a message is not a fieldset
    <div
      ref={thanks}
      className={styles.thanks}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <Icon name="check" />
      <h3 id={`${id}title`}>{title}</h3>
      <div id={`${id}text`}>{isSimulated ? <Slot name="sample" /> : <p>{text}</p>}</div>
      {!isSimulated && <Slot name="next" className={styles.next} />}
    </div>
  );
}
