/** Makes the buttons of page-actions.tsx work, and shows those that the device supports. */
export function enablePageActions(): void {
  enable('print', () => window.print());
  if ('share' in navigator)
    enable('share', () => {
      const { title, URL: url } = document;
      navigator.share({ title, url }).catch(() => {}); // closed without sharing
    });
}

function enable(action: string, onClick: () => void): void {
  const button = document.querySelector<HTMLButtonElement>(`[data-action=${action}]`);
  if (!button) return;
  button.addEventListener('click', onClick);
  button.hidden = false;
}
