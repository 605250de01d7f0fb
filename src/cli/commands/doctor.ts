import { mainPages } from '../../project/project-paths.mjs';
import { problemsIn } from '../doctor/problems';
import { readInstallation } from '../doctor/read-installation';
import { readArguments } from '../read-arguments';

/** `prospectus doctor` finds out what is wrong with an installation. Exits with 0 if nothing is, otherwise 1. */
const usage = `Usage: npm run doctor -- [--pages DIR]

Says what is wrong with the installation, and what to do about it: missing packages, versions that do not match, a second
React, documents of a newer contract.

  --pages DIR  the folder of the documents (default: ${mainPages})`;

const {
  values: { pages },
} = readArguments(usage, { options: { pages: { type: 'string', default: mainPages } } });
const problems = problemsIn(readInstallation(process.cwd(), pages));
console.log(problems.length === 0 ? 'Nothing is wrong.' : problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
