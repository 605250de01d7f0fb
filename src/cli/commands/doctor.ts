import { mainPages } from '../../project/project-paths.mjs';
import { problemsIn } from '../doctor/findings';
import { readFacts } from '../doctor/read-facts';
import { readArguments } from '../read-arguments';

/** `prospectus doctor` finds out what is wrong with an installation. Exits with 0 if nothing is, otherwise 1. */
const usage = `Usage: npm run doctor -- [--pages DIR]

Says what is wrong with the installation, and what to do about it: missing packages, versions that do not match, a second
React, documents of a newer contract.

  --pages DIR  the folder of the documents (default: ${mainPages})`;

const {
  values: { pages },
} = readArguments(usage, { options: { pages: { type: 'string', default: mainPages } } });
const findings = problemsIn(readFacts(process.cwd(), pages));
console.log(findings.length === 0 ? 'Nothing is wrong.' : findings.join('\n'));
process.exitCode = findings.length === 0 ? 0 : 1;
