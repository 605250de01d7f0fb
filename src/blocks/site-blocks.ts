import type { SiteBlock } from './block-props';

/** The blocks of the site's own, by their types. Empty here: each bundle has those of its site (src/bundle/site-blocks.ts). */
export const siteBlocks: Readonly<Record<string, SiteBlock>> = {};
