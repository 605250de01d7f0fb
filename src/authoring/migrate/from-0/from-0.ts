import type { Migration } from '../migration';
import { analytics } from './analytics';
import { collections } from './collections';
import { figureFormats } from './formats';
import { kinds } from './kinds';
import { posts } from './posts';
import { theme } from './theme';
import { words } from './words';

/** Each part of what changed between version 0 of the documents and version 1. */
const parts: readonly Migration[] = [words, kinds, posts, figureFormats, theme, collections, analytics];

/** From version 0, which most of its sites do not name, to version 1. */
export const from0: Migration = (texts, assets) =>
  parts.reduce((migrated, migrate) => migrate(migrated, assets), texts);
