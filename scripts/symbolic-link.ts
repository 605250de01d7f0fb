/**
 * A link is not followed: it may lead round in a circle, or to what is not kept with the documents. Passed over in silence
 * its page would be missing. An error like those of the system, so that it is told as they are.
 */
export const symbolicLink = (path: string): Error =>
  Object.assign(new Error(`${path} is a symbolic link`), { code: 'SYMLINK', syscall: 'read', path });
