import { installBrowser, installPackages } from './install.mjs';
import { readOptions } from './read-options.mjs';
import { build, clearCache, command, finish, playwright, run, testProject, vitest } from './test-parts.mjs';
