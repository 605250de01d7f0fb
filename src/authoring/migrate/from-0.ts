import type { Migration } from './migration';

/** Each part of what changed between version 0 of the documents and version 1. */
const parts: readonly Migration[] = [];

/** From version 0, which no site names, to version 1. */
export const from0: Migration = (texts) => parts.reduce((migrated, migrate) => migrate(migrated), texts);
