/** Shows the lessons of the level that is chosen, and says how many there are. A day without any of them says so. */
export function hydrate(element: HTMLElement): void {
  const buttons = [...element.querySelectorAll<HTMLButtonElement>('button')];
  const status = element.querySelector('[role=status]');
  const show = (chosen: HTMLButtonElement) => {
    const { level, counted = '' } = chosen.dataset;
    for (const button of buttons) button.ariaPressed = String(button === chosen);
    for (const day of element.querySelectorAll('[data-day]')) {
      const lessons = [...day.querySelectorAll<HTMLElement>('li[data-level]')];
      for (const lesson of lessons) lesson.hidden = level !== undefined && lesson.dataset.level !== level;
      const isFree = lessons.every(({ hidden }) => hidden);
      for (const free of day.querySelectorAll<HTMLElement>('[data-free]')) free.hidden = !isFree;
    }
    if (status) status.textContent = counted;
  };
  for (const button of buttons) button.addEventListener('click', () => show(button));
}
