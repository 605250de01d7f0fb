import { enableKeeping } from './enable-keeping';

/** Highlights the link of the section in view. A page that is long enough for a list of contents is one to keep. */
export function wake(bar: HTMLElement): void {
  enableKeeping();
  const links = [...bar.querySelectorAll('a')];
  const inView = new Set<string>();
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) inView.add(target.id);
        else inView.delete(target.id);
      }
      show(links.find(({ hash }) => inView.has(hash.slice(1))));
    },
    // From just below where a link scrolls its section to, down to the middle of the screen.
    { rootMargin: `${-Math.ceil(endOf(bar) + 24)}px 0px -50%` },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }

  function show(current: HTMLAnchorElement | undefined): void {
    for (const link of links)
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    if (bar.querySelector(':focus-visible')) return; // it stays in view (WCAG 2.4.11)
    if (current) centre(current);
    else if (isAtTop()) links[0]?.closest('ol')?.scrollTo({ left: 0 });
  }

  // A browser leaves a link that is partly in view where it is.
  bar.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLAnchorElement && target.matches(':focus-visible')) centre(target);
  });
}

/** Before the first section the row begins at its beginning; between two sections it stays where it is. */
const isAtTop = () => window.scrollY < window.innerHeight / 2;

/** In its row alone: `scrollIntoView` would move the page, too. */
function centre(link: HTMLElement) {
  const row = link.closest('ol');
  row?.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
}

/** Where the bar ends while it stays below the header, wherever it is now. */
const endOf = (bar: HTMLElement) => Number.parseFloat(getComputedStyle(bar).top) + bar.offsetHeight;
