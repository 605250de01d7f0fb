import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createInbox } from './inbox';

export interface WebhookReply {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface Call {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Resolves when the caller has hung up, or has its answer. */
  ended: Promise<void>;
}

/**
 * A server of somebody else that webhooks call. `answer` takes its next replies in order, of which it repeats the last;
 * at `never` the caller waits in vain.
 */
export async function startWebhookReceiver() {
  const calls = createInbox<Call>();
  let answers: (WebhookReply | Promise<WebhookReply> | 'never')[] = [{ status: 200 }];
  let count = 0;
  const server = createServer(async (request, response) => {
    count += 1;
    const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
    const ended = new Promise<void>((resolve) => response.once('close', resolve));
    const { url: path = '', headers } = request;
    calls.put({ path, headers, body: await text(request), ended });
    if (!answer || answer === 'never') return;
    const { status, headers: answerHeaders, body } = await answer;
    response.writeHead(status, answerHeaders).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/enquiries`,
    answer(...given: (WebhookReply | Promise<WebhookReply> | 'never')[]) {
      answers = given;
    },
    next: calls.next,
    /** How often it was called. */
    count: () => count,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
