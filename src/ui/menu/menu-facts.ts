/** Where the site says what its menu adds to its links (emit/menu-facts.ts). */
const address = '/menu.json';

interface LinkedPage {
  tone?: string;
  facts?: readonly string[];
}

/** Adds to the links of a menu what is known of their pages. If that does not come, the menu is as it was served. */
export async function addMenuFacts(menu: HTMLElement): Promise<void> {
  const links = [...menu.querySelectorAll('[data-slot] a')]; // now: those of closed panels leave the page
  const known: Readonly<Record<string, LinkedPage>> = await fetch(address)
    .then((response) => response.json())
    .catch(() => ({}));
  for (const link of links) {
    const { tone, facts = [] } = known[link.getAttribute('href') ?? ''] ?? {};
    if (link.querySelector('small')) continue; // the menu was woken once before
    if (tone) link.setAttribute('data-tone', tone);
    for (const fact of facts) {
      const line = document.createElement('small');
      line.append(fact);
      link.append(' ', line);
    }
  }
}
