/** How long it is said that the address was copied, ms. */
const saidFor = 3000;

/**
 * Hands the address of a section to the device's own way to share, on what is held in a hand. Elsewhere the link leads to
 * its section, as it does without script, and its address is copied.
 */
export function wake(element: HTMLElement): void {
  const link = element as HTMLAnchorElement;
  const said = document.createElement('output');
  link.after(said);
  link.addEventListener('click', (event) => {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      event.preventDefault();
      navigator.share({ title: document.title, url: link.href }).catch(() => {}); // it was closed without sharing
    } else void copy(link.href, said);
  });
}

/** Where the browser allows it; the address bar has the address in any case. */
async function copy(address: string, said: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    return;
  }
  said.textContent = document.querySelector('main')?.dataset.copied ?? '';
  setTimeout(() => said.replaceChildren(), saidFor);
}
