import { isOpenAt } from '../../format/open-at';

const minute = 60_000;

/** Says in the caption of opening hours whether it is open now, where it is; its room is there from the beginning. */
export function wake(element: HTMLElement): void {
  const { open = '', zone = '', whenOpen = '', whenClosed = '' } = element.dataset;
  const show = () => {
    const isOpen = isOpenAt(open, new Date(), zone);
    element.textContent = isOpen ? whenOpen : whenClosed;
    element.toggleAttribute('data-now', isOpen);
  };
  show();
  setInterval(show, minute);
}
