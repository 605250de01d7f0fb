#!/usr/bin/env node
import { readFileSync } from 'node:fs';

// Only what old versions of Node can read, so that they print a sentence instead of a syntax error.
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = engines.node.replace(/[^\d.]/g, '');
const [major, minor] = process.versions.node.split('.').map(Number);
const [neededMajor, neededMinor] = needed.split('.').map(Number);
const isOld = major < neededMajor || (major === neededMajor && minor < neededMinor);

if (isOld) {
  console.error(
    `Prospectus needs Node ${needed} or later, and this is ${process.versions.node}: install a newer one from https://nodejs.org.`,
  );
  process.exitCode = 2;
} else import('../src/cli/run-command.mjs');
