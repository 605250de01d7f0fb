/** A press puts the player in the place of the picture, and the focus into it. With a modifier key the link is a link. */
export function wake(frame: HTMLElement): void {
  const link = frame.querySelector('a');
  link?.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const player = document.createElement('iframe');
    player.title = link.textContent ?? '';
    player.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
    player.referrerPolicy = 'strict-origin-when-cross-origin'; // players refuse pages that do not say who they are
    player.src = frame.dataset.embed ?? '';
    link.replaceWith(player);
    player.focus();
  });
}
