import { type FocusEvent, useId } from 'react';
import press from '../../ui/press-buttons.module.css';
import styles from './university-explorer.module.css';

interface FilterButtonsProps {
  label: string;
  allLabel: string;
  options: readonly string[];
  /** Undefined means all. */
  chosen: string | undefined;
  onChoose: (option: string | undefined) => void;
}

/** On a phone the buttons are a row that scrolls: browsers do not scroll one into view that is partly visible. */
function showWhole({ target }: FocusEvent) {
  // A press must not move the button from below the pointer.
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A group of toggle buttons, of which one is pressed. “All” comes first. */
export function FilterButtons({ label, allLabel, options, chosen, onChoose }: FilterButtonsProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are not form fields
    <div role="group" aria-labelledby={id} className={styles.filter}>
      <p id={id}>{label}</p>
      <div className={press.buttons}>
        {[undefined, ...options].map((option) => (
          <button
            key={option ?? ''}
            type="button"
            aria-pressed={option === chosen}
            disabled={import.meta.env.SSR}
            data-scripted=""
            onClick={() => onChoose(option)}
            onFocus={showWhole}
          >
            {option ?? allLabel}
          </button>
        ))}
      </div>
    </div>
  );
}
