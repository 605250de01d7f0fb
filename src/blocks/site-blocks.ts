import type { SiteBlock } from './block-props';

/** The site's own blocks, by type. Empty here; each bundle fills in those of its site (src/bundle/site-code.ts). */
export const siteBlocks: Readonly<Record<string, SiteBlock>> = {};
