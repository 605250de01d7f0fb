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
  const rules = headers.map((rule) => ({
    matches: createPathMatcher(rule.path),
    headers: Object.entries(rule.headers),
  }));
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
    headersFor: (path: string) => [
      ...new Map(rules.flatMap((rule) => (rule.matches(path) ? rule.headers : []))),
    ],
  };
}

/** `_server.json` is missing or damaged. The message contains advice; the code is for the log. */
class BuildError extends ExplainedError {
  readonly code: 'BUILD_MISSING' | 'BUILD_DAMAGED';
  constructor(code: BuildError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Reads `_server.json`. Throws a `BuildError` if it is missing or damaged. */
export async function readBuild(file: string): Promise<Build> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new BuildError(
      'BUILD_MISSING',
      `${file} does not exist. Run \`npm run build\`, or set SITE (with SITE=none, SERVER_CONFIG).`,
    );
  }
  try {
    return openBuild(JSON.parse(text));
  } catch {
    throw new BuildError('BUILD_DAMAGED', `${file} is damaged. Run \`npm run build\` again.`);
  }
}

/** `*` at the end of a path matches any rest. */
function createPathMatcher(path: string): (requestPath: string) => boolean {
  if (!path.endsWith('*')) return (requestPath) => requestPath === path;
  const prefix = path.slice(0, -1);
  return (requestPath) => requestPath.startsWith(prefix);
}
