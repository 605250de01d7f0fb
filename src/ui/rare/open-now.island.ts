import { isOpenAt, nextOpening } from '../../format/open-at';

const minute = 60_000;

/** Says in the caption of opening hours whether it is open now, where it is, or when it will be; its room is there from the beginning. */
export function wake(element: HTMLElement): void {
  const { open = '', zone = '', whenOpen = '', whenClosed = '' } = element.dataset;
  const closed = whenClosed.split('|');
  const show = () => {
    const now = new Date();
    const isOpen = isOpenAt(open, now, zone);
    element.textContent = isOpen ? whenOpen : (closed[nextOpening(open, now, zone)] ?? '');
    element.toggleAttribute('data-now', isOpen);
  };
  show();
  setInterval(show, minute);
}
