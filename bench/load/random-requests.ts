import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { createRandom } from './random';
import { type RandomRequests, randomRequests } from './random-request';
import { type RawResponse, readAnswer } from './read-answer';
import type { Program } from './server-process';
import { type CarriedHeaders, writeSmallSite } from './small-site';

export interface RandomRequestsReport {
  requests: number;
  /** How many answers had which status. */
  statuses: Readonly<Record<string, number>>;
  /** What is wrong with an answer, after the number of its connection: the same seed sends it again. */
  issues: readonly string[];
  /** What the server logged after its start. */
  said: string;
}

/** Without data for so long, ms, a client ends its side. An incomplete request gets no answer before that. */
const idleTime = 250;

/** Sends random requests to a server with a small site and a form, twenty connections at a time. */
export async function sendRandomRequests(
  program: Program,
  { requests, seed }: { requests: number; seed: number },
): Promise<RandomRequestsReport> {
  const random = createRandom(seed);
  const data = await mkdtemp(join(tmpdir(), 'stress-test-'));
  const site = await mkdtemp(join(tmpdir(), 'site-'));
  const headers = await writeSmallSite(site);
  const port = await freePort();
  const server = await program.start({
    port,
    data,
    environment: { SITE: site, SERVER_CONFIG: join(site, '_server.json') },
  });
  const statuses: Record<string, number> = {};
  const issues: string[] = [];
  let sent = 0;
  let connections = 0;

  const sendNext = async () => {
    const number = connections;
    connections += 1;
    const asked = randomRequests(number, random);
    sent += asked.methods.length;
    for (const answer of await answersTo(port, asked)) {
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const line = asked.bytes.toString('latin1').split('\r\n')[0]?.slice(0, 200);
      for (const issue of issuesOf(answer, headers)) {
        issues.push(`${number}, ${JSON.stringify(line)}: ${answer.status} ${issue}`);
      }
    }
  };

  try {
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        while (sent < requests) await sendNext();
      }),
    );
    const said = server.said().split('\n').slice(1).join('\n');
    return { requests: sent, statuses, issues, said };
  } finally {
    server.abandon();
    await Promise.all([data, site].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

/** The complete answers of one connection, which ends after a while without data. */
async function answersTo(port: number, { methods, bytes }: RandomRequests): Promise<readonly RawResponse[]> {
  const received = await exchange(port, bytes);
  const answers: RawResponse[] = [];
  let start = 0;
  for (const method of methods) {
    const found = readAnswer(received.subarray(start), true, method);
    if (!found) break;
    answers.push(found.answer);
    start += found.length;
  }
  return answers;
}

function exchange(port: number, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.setTimeout(idleTime, () => {
      socket.end();
      socket.setTimeout(10 * idleTime, () => socket.destroy());
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => {}); // the server may reset a malformed connection: the answer so far counts
    socket.on('close', () => resolve(Buffer.concat(chunks)));
    socket.write(bytes);
  });
}

/** What is wrong with an answer to any request. */
function* issuesOf({ status, headers }: RawResponse, carried: CarriedHeaders) {
  if (!(status >= 200 && status < 500)) yield 'is not the client’s fault';
  for (const [name, values] of carried) {
    if (!values.includes(headers.get(name.toLowerCase()) ?? '')) yield `has no ${name}`;
  }
  if (headers.has('x-injected')) yield 'has a header that was asked for';
  const location = headers.get('location');
  // As a browser reads it: a backslash is a slash, and tabs and line breaks are nothing.
  if (location !== undefined && new URL(location, 'http://localhost').origin !== 'http://localhost') {
    yield `leads to ${location}`;
  }
}
