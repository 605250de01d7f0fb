import type { Migration } from '../migration';
import { analytics } from './analytics';
import { collections } from './collections';
import { figureFormats } from './formats';
import { kinds } from './kinds';
import { posts } from './posts';
import { theme } from './theme';
import { words } from './words';

/** The migrations from version 0 to version 1. Sites without a version have version 0. */
export const from0: readonly Migration[] = [
  words,
  kinds,
  posts,
  figureFormats,
  theme,
  collections,
  analytics,
];
