/**
 * `prospectus/generated/site` as a module: it has types alone, and those of a site are in its project (.prospectus), where
 * `npm run generate` writes them.
 */
export {};
