/** Pages of this site, except the one that is shown; not files, nor what opens in another tab. */
const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/assets/*', '/files/*'] } },
    { not: { selector_matches: '[target], [download], [aria-current=page]' } },
  ],
};

/**
 * What the browser may fetch, or render, before it is asked for: the page behind a link that somebody points at or
 * touches. It is the browser that does not while data is to be saved. The same on every page, so that the policy
 * names it by one hash (emit/headers.ts).
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [{ where: pages, eagerness: 'moderate' }],
});
