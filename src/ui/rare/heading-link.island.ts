/** Time in ms for which “copied” is shown. */
const saidFor = 3000;

/**
 * Shares the URL of a section, on touch devices through the native share dialog. On others it is copied, and the link
 * navigates to the section, as it does without JavaScript.
 */
export function hydrate(element: HTMLElement): void {
  const link = element as HTMLAnchorElement;
  const said = document.createElement('output');
  link.after(said);
  link.addEventListener('click', (event) => {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      event.preventDefault();
      navigator.share({ title: document.title, url: link.href }).catch(() => {}); // closed without sharing
    } else void copy(link.href, said);
  });
}

/** Copies if the browser allows it; the address bar has the URL in any case. */
async function copy(address: string, said: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    return;
  }
  said.textContent = document.querySelector('main')?.dataset.copied ?? '';
  setTimeout(() => said.replaceChildren(), saidFor);
}
