#!/usr/bin/env node
/** Checks the version of Node before anything is loaded that an older one cannot read. */
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Prospectus needs Node 20.19 or later, and this is ${process.versions.node}. Install a newer one from nodejs.org.`,
  );
  process.exit(1);
}
const { run } = await import('./src/run.mjs');
process.exitCode = await run();
