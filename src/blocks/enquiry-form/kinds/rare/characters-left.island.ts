/** How long nothing is typed before it is said how much is left, ms: a screen reader is not to say it at every letter. */
const pause = 400;

/** Says below a text area how many characters are left, as the receiver counts them. */
export function wake(counter: HTMLElement): void {
  const area = counter.closest('[data-type]')?.querySelector('textarea');
  const { most, left = '' } = counter.dataset;
  let timer = 0;
  const say = () => {
    const text = left.replace('{count}', `${Number(most) - [...(area?.value ?? '')].length}`);
    if (counter.textContent !== text) counter.textContent = text;
  };
  const saySoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(say, pause);
  };
  area?.addEventListener('input', saySoon);
  area?.form?.addEventListener('reset', saySoon);
  area?.form?.addEventListener(filledIn, say);
  say();
}

/** What a form says once what was typed before is in it again. */
const filledIn = 'filled-in';
