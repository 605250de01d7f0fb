export const reducedMotion = '(prefers-reduced-motion: reduce)';
