export const engine = '**/carousel-engine*';
