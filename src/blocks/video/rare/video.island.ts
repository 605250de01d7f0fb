/** Replaces the picture with the player when clicked, and focuses it. Clicks with a modifier key follow the link. */
export function hydrate(frame: HTMLElement): void {
  const link = frame.querySelector('a');
  link?.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const player = document.createElement('iframe');
    player.title = link.textContent ?? '';
    player.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
    player.referrerPolicy = 'strict-origin-when-cross-origin'; // players reject pages without a Referer
    player.src = frame.dataset.embed ?? '';
    link.replaceWith(player);
    player.focus();
  });
}
