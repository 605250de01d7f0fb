#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { isSupportedNode, nodeInWords } from '../src/cli/supported-node.mjs';

// Only what old versions of Node can read, so that they print a sentence instead of a syntax error.
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const { node } = process.versions;

if (isSupportedNode(node, engines.node)) import('../src/cli/run-command.mjs');
else {
  console.error(
    `Prospectus needs Node ${nodeInWords(engines.node)}, and this is ${node}: install another one from https://nodejs.org.`,
  );
  process.exitCode = 2;
}
