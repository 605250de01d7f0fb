import { apply } from '@oddbird/popover-polyfill/fn';

/**
 * Popovers for browsers that have none of their own (Chrome before 114, Firefox before 125, Safari before 17). Until it is
 * here, and without script, base.css opens what is beside its button while one of them has the focus.
 */
apply({ layerName: 'base' });

const { documentElement } = document;
documentElement.dataset.popovers = '';

document.addEventListener(
  'toggle',
  ({ target, newState }: Event & { newState?: string }) => {
    if (!(target instanceof HTMLElement && target.popover)) return;
    const isOpen = newState === 'open';
    // The page behind the menu of a phone does not scroll (mobile-menu.module.css, where browsers have popovers).
    if (target.closest('header')) documentElement.style.overflow = isOpen ? 'hidden' : '';
    if (isOpen && target.hasAttribute('autofocus')) target.focus(); // a note, which has nothing else to focus
  },
  true,
);
