import { apply } from '@oddbird/popover-polyfill/fn';

/**
 * A polyfill for browsers without popovers (Chrome before 114, Firefox before 125, Safari before 17). Until it has
 * loaded, and without JavaScript, base.css shows a popover while its button or its content has the focus.
 */
apply({ layerName: 'base' }); // the cascade layer for the styles of the polyfill

const { documentElement } = document;
documentElement.dataset.popovers = ''; // ends what base.css does until now

document.addEventListener(
  'toggle',
  ({ target, newState }: Event & { newState?: string }) => {
    if (!(target instanceof HTMLElement && target.popover)) return;
    const isOpen = newState === 'open';
    // Prevents scrolling behind the mobile menu (mobile-menu.module.css does this for browsers with native popovers).
    if (target.closest('header')) documentElement.style.overflow = isOpen ? 'hidden' : '';
    if (isOpen && target.hasAttribute('autofocus')) target.focus(); // a note without focusable content
  },
  true,
);
