import type { MenuEntry } from '../../compiled';

/** URL of the additional data for menu links (emit/menu-facts.ts). */
const factsUrl = '/menu.json';

/** Adds data about their pages to the links of a menu. If loading fails, the menu stays as served. */
export async function addMenuFacts(menu: HTMLElement): Promise<void> {
  // The links in panels, which are slots. Collected now, because those of closed panels leave the document.
  const links = [...menu.querySelectorAll('[data-slot] a')];
  const entries: Readonly<Record<string, MenuEntry>> = await fetch(factsUrl)
    .then((response) => response.json())
    .catch(() => ({}));
  for (const link of links) {
    const { tone, facts: lines = [] } = entries[link.getAttribute('href') ?? ''] ?? {};
    if (link.querySelector('small')) continue; // added already, at an earlier hydration
    if (tone) link.setAttribute('data-tone', tone);
    for (const line of lines) {
      const small = document.createElement('small');
      small.append(line);
      link.append(' ', small);
    }
  }
}
