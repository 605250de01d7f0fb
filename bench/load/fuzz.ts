import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../server/store/open-store';
import { openConnection } from './connection';
import { freePort } from './free-port';
import { invalidPost } from './invalid-posts';
import { memoryOf } from './memory';
import { createRandom } from './random';
import type { RawResponse } from './read-answer';
import type { Program } from './server-process';
import type { TestPost } from './test-post';
import { validPost } from './valid-posts';

export interface FuzzReport {
  attempts: number;
  /** How many should be stored, and how many are. */
  valid: number;
  kept: number;
  /** How many answers had which status. */
  statuses: Readonly<Record<string, number>>;
  /** Wrong answers, and posts that were not stored as sent. */
  faults: readonly string[];
  /** The server's memory after the first tenth, and at the end, MB. */
  memory: { early: number; end: number };
  /** What the server logged after its start. */
  said: string;
}

/** Sends generated posts, every third one valid, each over its own connection. The same seed sends the same posts. */
export async function fuzzReceiver(
  program: Program,
  { attempts, seed, databaseUrl }: { attempts: number; seed: number; databaseUrl?: string },
): Promise<FuzzReport> {
  const random = createRandom(seed);
  const data = await mkdtemp(join(tmpdir(), 'stress-test-'));
  const port = await freePort();
  const environment = databaseUrl ? { ENQUIRIES_DATABASE_URL: databaseUrl } : undefined;
  const server = await program.start({ port, data, environment });
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const expected: string[] = [];
  const memory = { early: 0, end: 0 };
  let next = 0;

  const sendNext = async () => {
    const number = next;
    next += 1;
    const attempt = number % 3 === 0 ? validPost(number, random) : invalidPost(number, random);
    if (attempt.kept) expected.push(JSON.stringify(attempt.kept));
    if (number === Math.floor(attempts / 10)) memory.early = memoryOf(server.pid);
    const answer = await answerTo(port, attempt);
    const status = String(answer?.status ?? 'none');
    statuses[status] = (statuses[status] ?? 0) + 1;
    const fault = faultOf(attempt, answer);
    if (fault) faults.push(`${number}, ${attempt.what}: ${fault}`);
  };

  try {
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        while (next < attempts) await sendNext();
      }),
    );
    memory.end = memoryOf(server.pid);
    await server.end('SIGTERM');
    const kept = await payloadsIn(data, databaseUrl);
    for (const payload of difference(expected, kept)) faults.push(`not kept: ${payload}`);
    for (const payload of difference(kept, expected)) faults.push(`kept, and not sent so: ${payload}`);
    const said = server.said().split('\n').slice(1).join('\n');
    return { attempts, valid: expected.length, kept: kept.length, statuses, faults, memory, said };
  } finally {
    server.abandon();
    await rm(data, { recursive: true, force: true });
  }
}

async function answerTo(port: number, { bytes, endsEarly }: TestPost): Promise<RawResponse | undefined> {
  const connection = await openConnection(port);
  try {
    const answer = connection.send(bytes);
    if (endsEarly) connection.socket.end();
    return await answer;
  } catch {
    return undefined;
  } finally {
    connection.socket.destroy();
  }
}

/** What is wrong with an answer. A refusal says what is wrong: by the fields, as a problem, or on a page. */
function faultOf({ kept, refused = [], names = [] }: TestPost, answer: RawResponse | undefined) {
  if (!answer) return 'no answer';
  const { status, headers, body } = answer;
  if (kept) return status === 200 || status === 303 ? undefined : `answered ${status}: ${body}`;
  if (!refused.includes(status)) return `answered ${status}: ${body}`;
  if (headers.get('content-type')?.startsWith('text/html')) {
    return body.includes('<p>') ? undefined : 'not named on the page';
  }
  const { problem, errors = {} } = JSON.parse(body);
  const missing = names.filter((name) => !Object.hasOwn(errors, name));
  if (missing.length > 0) return `not named: ${missing}`;
  return problem || names.length > 0 ? undefined : `not named: ${body}`;
}

async function payloadsIn(data: string, databaseUrl: string | undefined): Promise<readonly string[]> {
  const store = await openStore(data, databaseUrl);
  const payloads: string[] = [];
  for await (const { payload } of store.list()) payloads.push(JSON.stringify(payload));
  await store.close();
  return payloads;
}

/** What is in the first list and not in the second, counting how often. */
function difference(first: readonly string[], second: readonly string[]): readonly string[] {
  const unmatched = new Map<string, number>();
  for (const text of second) unmatched.set(text, (unmatched.get(text) ?? 0) + 1);
  return first.filter((text) => {
    const count = unmatched.get(text) ?? 0;
    unmatched.set(text, count - 1);
    return count <= 0;
  });
}
