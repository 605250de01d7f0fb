import { useEffect, useRef, useState } from 'react';
import type { NavigationLink } from '../compiled';
import { ButtonLink } from '../ui/button-link';
import styles from './sticky-call-to-action.module.css';

/** Where the button is not needed or would cover something: the first block with its own button, forms, the footer. */
const hidingPlaces = 'main > :first-child, [data-block="enquiry-form"], body footer';

/**
 * The header's call to action, fixed where a thumb reaches it on a phone: at the foot of the screen once the banner has been scrolled
 * past. Only script knows that, so without it the bar never shows, and the banner's own button serves. It belongs to
 * one page: the renderer gives it a key, so that it looks for that page's blocks anew.
 */
export function StickyCallToAction({ action }: { action: NavigationLink }) {
  const bar = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!bar.current) return;
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        setIsShown(inView.size === 0);
      },
      { rootMargin: `${-headerHeight(bar.current)}px 0px 0px` },
    );
    for (const element of document.querySelectorAll(hidingPlaces)) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={bar} className={styles.bar} data-sticky-action={isShown ? 'shown' : 'hidden'}>
      <ButtonLink to={action.to} label={action.label} />
    </div>
  );
}

/** What lies below the header is not in view. */
const headerHeight = (element: HTMLElement) =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--header-height'));
