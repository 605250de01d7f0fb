/**
 * Stands for `prospectus/generated/site` at run time, which only has types. Those of a site are in the `.prospectus`
 * folder of its project, where `npm run generate` writes them.
 */
export {};
