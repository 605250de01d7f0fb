/**
 * Symbolic links are not followed: they may lead round in a circle or out of the folder. They are not ignored either, since
 * the page would be missing without a message. The error has the form of a system error, so that it is reported like one.
 */
export const symbolicLinkError = (path: string): Error =>
  Object.assign(new Error(`${path} is a symbolic link`), { code: 'SYMLINK', syscall: 'read', path });
