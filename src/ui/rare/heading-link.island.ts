/** Time in ms for which “copied” is shown. */
const shownForMs = 3000;

/**
 * Shares the URL of a section, on touch devices through the native share dialog. On others it is copied, and the link
 * navigates to the section, as it does without JavaScript.
 */
export function hydrate(element: HTMLElement): void {
  const link = element as HTMLAnchorElement;
  const output = document.createElement('output');
  const showCopied = () => {
    // The main element carries the label “Copied” (renderer/main.tsx).
    output.textContent = document.querySelector('main')?.dataset.copied ?? '';
    setTimeout(() => output.replaceChildren(), shownForMs);
  };
  link.after(output);
  link.addEventListener('click', (event) => {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      event.preventDefault();
      navigator.share({ title: document.title, url: link.href }).catch(() => {}); // closed without sharing
    } else navigator.clipboard?.writeText(link.href).then(showCopied, () => {}); // the address bar has the URL in any case
  });
}
