import { enablePageActions } from './enable-page-actions';

/**
 * Highlights the link of the last section that has reached the upper third of the screen. It also enables the print and
 * share buttons, since pages with a table of contents have them.
 */
export function hydrate(bar: HTMLElement): void {
  enablePageActions();
  const links = [...bar.querySelectorAll('a')];
  const inView = new Set<string>();
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) inView.add(target.id);
        else inView.delete(target.id);
      }
      highlight(links.findLast(({ hash }) => inView.has(hash.slice(1))));
    },
    // Sections count from 24px below the bar, just below where scrolling puts their top (`--clear` in base.css), to a
    // little more than a third of the screen: in a low window, a third would end above that top.
    { rootMargin: `${-Math.ceil(stickyBottomOf(bar) + 24)}px 0px -64%` },
  );
  // The first block, which has no link, is observed too: if only it is in view, the page is at its top.
  const firstBlock = bar.parentElement?.firstElementChild;
  for (const section of [firstBlock, ...links.map(({ hash }) => document.getElementById(hash.slice(1)))])
    if (section) observer.observe(section);

  function highlight(current: HTMLAnchorElement | undefined): void {
    for (const link of links)
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    if (bar.querySelector(':focus-visible')) return; // the focused link must stay in view (WCAG 2.4.11)
    // At the top of the page, where only a block without a link is in view, the row scrolls to its start; between two
    // sections, where nothing is, it stays where it is.
    const target = current ?? (inView.size > 0 ? links[0] : undefined);
    if (target) scrollToCentre(target);
  }

  // Browsers do not scroll a partly visible link into view.
  bar.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLAnchorElement && target.matches(':focus-visible')) scrollToCentre(target);
  });
}

/** Scrolls only the row; `scrollIntoView` would scroll the page, too. */
function scrollToCentre(link: HTMLElement) {
  const row = link.closest('ol');
  row?.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
}

/** The bottom edge of the bar when it is sticky, whatever its current position. */
const stickyBottomOf = (bar: HTMLElement) => Number.parseFloat(getComputedStyle(bar).top) + bar.offsetHeight;
