/**
 * The module `prospectus/generated/site` at run time: empty, since it has only types. `npm run generate` writes those of
 * a site to the `.prospectus` folder of its project.
 */
export {};
