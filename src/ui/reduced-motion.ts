/** The media query that matches if the visitor prefers reduced motion. */
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion now. */
export const prefersReducedMotion = () => window.matchMedia(reducedMotionQuery).matches;
