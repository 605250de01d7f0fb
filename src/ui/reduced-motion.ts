export const reducedMotion = '(prefers-reduced-motion: reduce)';

export const prefersReducedMotion = () => window.matchMedia(reducedMotion).matches;
