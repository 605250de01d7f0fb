import { readFile } from 'node:fs/promises';
import type { OtherCurrency, ReceivedForm, ReceiverWords, ServerConfig } from '../../src/compiled';
import { createRedirects, type Redirects } from '../../src/format/redirects';
import { errorCode } from '../error-code';
import { ExplainedError } from '../explain-failure';

/** A build as the server uses it. */
export interface Build {
  /** Differs for each build. */
  readonly id: string;
  /** Of the pages: `en-GB`. */
  readonly language: string;
  /** In the order of their documents. */
  readonly forms: readonly ReceivedForm[];
  /** What the receiver, its mails and the admin CLI say: nothing if the build is by an earlier version. */
  readonly words?: ReceiverWords;
  /** How sums are shown in a second currency to those who want it, if the site has rates. */
  readonly otherCurrency?: OtherCurrency;
  /** The address of the page after a form was sent. */
  readonly thankYou: string;
  /** The form that sends to a path, `/api/contact-form`. */
  form(submit: string): ReceivedForm | undefined;
  /** Where addresses have moved to: another address, a path, or another target such as `tel:`. */
  readonly redirects: Redirects;
  /** What is sent with every answer for a path, each header once: of two rules the later one counts. */
  headersFor(path: string): readonly Header[];
}

export type Header = readonly [name: string, value: string];

/** The current build. It never rejects: if a new build cannot be read, the last one stays in use. */
export type CurrentBuild = () => Promise<Build>;

export function openBuild({
  id,
  language,
  headers,
  redirects,
  thankYou = '/thank-you', // where every build had it that does not say
  forms,
  words,
  otherCurrency,
}: ServerConfig): Build {
  const bySubmit = new Map(forms.map((form) => [form.submit, form]));
  const rules = headers.map((rule) => ({
    matches: matcherOf(rule.path),
    headers: Object.entries(rule.headers),
  }));
  return {
    id,
    language,
    forms,
    words,
    otherCurrency,
    thankYou,
    form: (submit) => bySubmit.get(submit),
    redirects: createRedirects(redirects),
    headersFor: (path) => [...new Map(rules.flatMap((rule) => (rule.matches(path) ? rule.headers : [])))],
  };
}

/** `_server.json` is missing or damaged: the message says what to do, the code is for the log. */
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

function matcherOf(path: string): (asked: string) => boolean {
  if (!path.endsWith('*')) return (asked) => asked === path;
  const prefix = path.slice(0, -1);
  return (asked) => asked.startsWith(prefix);
}
