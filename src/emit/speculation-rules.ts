/**
 * Links to other pages of this site. Links to files open a new tab; links to redirects, which may lead to another site,
 * have a `rel` (ui/link.tsx). Neither is prefetched, so that no third party gets a request before a click.
 */
const linksToPages = { selector_matches: "a[href^='/']:not([target],[rel],[aria-current=page])" };
const rules = [{ where: linksToPages, eagerness: 'moderate' }];

/**
 * Speculation rules: the browser may prefetch or prerender a page when its link is hovered or touched, unless data
 * saving is on. They are the same on every page, so the CSP needs a single hash (emit/headers.ts).
 */
export const speculationRules = JSON.stringify({ prefetch: rules, prerender: rules });
