#!/usr/bin/env node
/** Checks the version of Node (`engines` in package.json) before loading code that older versions cannot parse. */
const [major, minor] = process.versions.node.split('.').map(Number);
const isSupported = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
if (!isSupported) {
  console.error(
    `Prospectus needs Node 20.19 or a later 20, or 22.12 or later, and this is ${process.versions.node}. Install another one from nodejs.org.`,
  );
  process.exit(1);
}
const { run } = await import('./src/run.mjs');
process.exitCode = await run();
