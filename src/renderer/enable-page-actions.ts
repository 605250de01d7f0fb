/** Makes the buttons of page-actions.tsx work, and shows those that the device supports. */
export function enablePageActions(): void {
  enable('print', () => window.print());
  if ('share' in navigator)
    enable('share', () => {
      const { title, URL: url } = document;
      navigator.share({ title, url }).catch(() => {}); // closed without sharing
    });
}

function enable(way: string, answer: () => void): void {
  const button = document.querySelector<HTMLButtonElement>(`[data-action=${way}]`);
  if (!button) return;
  button.addEventListener('click', answer);
  button.hidden = false;
}
