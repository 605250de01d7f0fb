import { readFile } from 'node:fs/promises';
import type { ServerConfig } from '../../src/compiled';
import { createRedirects } from '../../src/format/redirects';
import { errorCode } from '../error-code';
import { ExplainedError } from '../explain-failure';

/** A build, as the server uses it. */
export type Build = ReturnType<typeof openBuild>;

/** Returns the current build. If a new build cannot be read, the last one stays in use. */
export type CurrentBuild = () => Build;

/** Prepares a build's configuration for requests: look-ups by address, and redirects. */
export function openBuild({ headers, redirects, forms, origins = [], ...rest }: ServerConfig) {
  const formsByAddress = new Map(forms.map((form) => [form.submit, form]));
  return {
    ...rest,
    forms,
    /** Origins of pages elsewhere that may send these forms here. */
    origins,
    /** The form with this address, such as `/api/contact-form`. */
    form: (address: string) => formsByAddress.get(address),
    /** Redirects to URLs, paths, or other targets such as `tel:`. */
    redirects: createRedirects(redirects),
    /** Headers for responses at a path, without duplicates: of two rules the later one applies. */
    headersFor: (path: string) => {
      const rules = headers.filter((rule) => matchesPath(rule.path, path));
      return [...new Map(rules.flatMap((rule) => Object.entries(rule.headers)))];
    },
  };
}

/** Reads `_server.json`. Throws an `ExplainedError` if it is missing or damaged. */
export async function readBuild(file: string): Promise<Build> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new ExplainedError(
      'BUILD_MISSING',
      `${file} does not exist. Run \`npm run build\`, or set SITE (with SITE=none, SERVER_CONFIG).`,
    );
  }
  try {
    return openBuild(JSON.parse(text));
  } catch {
    throw new ExplainedError('BUILD_DAMAGED', `${file} is damaged. Run \`npm run build\` again.`);
  }
}

/** `*` at the end of a rule's path matches any rest. */
const matchesPath = (rulePath: string, path: string) =>
  rulePath.endsWith('*') ? path.startsWith(rulePath.slice(0, -1)) : path === rulePath;
