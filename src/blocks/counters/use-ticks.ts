import { type RefObject, useEffect, useState } from 'react';
import { tick } from './count-up';

/** Counters wait until half of them is in view, count, and stop. */
export type Counting = { state: 'waiting' | 'done' } | { state: 'running'; ticks: number };

/**
 * Runs once, when the element is first seen. Figures that are already shown in their final form stay so: with reduced
 * motion, and if the style sheet has stopped waiting for a late script.
 */
export function useTicks(root: RefObject<HTMLElement | null>, total: number): Counting {
  const [counting, setCounting] = useState<Counting>({ state: 'waiting' });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const run = () => {
      let ticks = 0;
      setCounting({ state: 'running', ticks });
      timer = setInterval(() => {
        ticks += 1;
        setCounting(ticks < total ? { state: 'running', ticks } : { state: 'done' });
        if (ticks >= total) clearInterval(timer);
      }, tick);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        if (isPainted(element)) setCounting({ state: 'done' });
        else run();
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [root, total]);

  return counting;
}

/** Whether the final figures are on the screen already. */
function isPainted(element: HTMLElement): boolean {
  const figure = element.querySelector('[data-final]');
  return figure !== null && getComputedStyle(figure).opacity !== '0';
}
