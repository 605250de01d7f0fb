import { announcer } from '../../../../ui/announcer';

/**
 * Shows how many characters are left in a text area, counted as the receiver counts them: by code points. The element
 * with `data-type` around the counter is the field, with the text area.
 */
export function hydrate(counter: HTMLElement): void {
  const area = counter.closest('[data-type]')?.querySelector('textarea');
  const { most, left = '' } = counter.dataset;
  const announce = announcer(counter);
  const update = () => announce(left.replace('{count}', `${Number(most) - [...(area?.value ?? '')].length}`));
  area?.addEventListener('input', update);
  area?.form?.addEventListener('reset', () => setTimeout(update)); // the text is reset after the event
  area?.form?.addEventListener('filled-in', update); // a draft was restored (use-draft.ts)
  update();
}
