import type { SystemCall } from './system-calls';

/**
 * Whether each acknowledgement came after the sync of its commit, request by request. The name is in the bytes that
 * were read from a socket and in those of the page that was written: this ties the answer on that socket to the commit
 * of that page. Each step of the commit (sqlite.org/atomiccommit.html) is the first of its kind that began after the one
 * before had ended. Gives what does not hold, in words.
 */
export function checkCommitOrder(
  calls: readonly SystemCall[],
  names: Iterable<string>,
  folder: string,
): readonly string[] {
  const file = `${folder}/enquiries.db`;
  const isSync = ({ name }: SystemCall) => name === 'fsync' || name === 'fdatasync';
  const isOn = ({ text }: SystemCall, path: string) => text.includes(`<${path}>`);
  const next = (after: SystemCall, matches: (call: SystemCall) => boolean) =>
    calls.find((call) => call.began > after.ended && call.succeeded && matches(call));

  return [...names].flatMap((name): string[] => {
    const request = calls.find((call) => call.name === 'read' && call.text.includes(`\\"${name}\\"`));
    if (!request) return [`${name}: no request`];
    const page = next(
      request,
      (call) => call.name.startsWith('pwrite') && isOn(call, file) && call.text.includes(`\\"${name}\\"`),
    );
    if (!page) return [`${name}: no page`];
    const sync = next(page, (call) => isSync(call) && isOn(call, file));
    if (!sync) return [`${name}: no sync`];
    const deletion = next(sync, ({ name, text }) => name === 'unlink' && text.includes(`"${file}-journal"`));
    if (!deletion) return [`${name}: no deletion of the journal`];
    const lastSync = next(deletion, (call) => isSync(call) && isOn(call, folder));
    if (!lastSync) return [`${name}: no sync of the folder`];

    const socket = request.text.slice(0, request.text.indexOf('>') + 1);
    const isAnswer = ({ name, text }: SystemCall) =>
      /^(write|send)/.test(name) && text.startsWith(socket) && text.includes('HTTP/1.1 200 OK');
    const answer = next(request, isAnswer);
    if (!answer) return [`${name}: no acknowledgement`];
    return answer.began > lastSync.ended ? [] : [`${name}: too early`];
  });
}
