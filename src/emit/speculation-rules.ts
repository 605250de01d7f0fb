/**
 * Links to pages of this site, except the one that is shown. A link to a file opens another tab, and one to a redirect, which
 * may lead to another site, has a `rel` (ui/link.tsx): nobody else is asked before a press.
 */
const pages = { selector_matches: "a[href^='/']:not([target],[rel],[aria-current=page])" };
const rules = [{ where: pages, eagerness: 'moderate' }];

/**
 * What the browser may fetch, or render, before it is asked for: the page behind a link that somebody points at or
 * touches. It is the browser that does not while data is to be saved. The same on every page, so that the policy
 * names it by one hash (emit/headers.ts).
 */
export const speculationRules = JSON.stringify({ prefetch: rules, prerender: rules });
