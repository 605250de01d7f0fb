/**
 * The error for symbolic links. They are not followed, because they may be circular or lead out of the folder, and not
 * ignored, because a page would be missing without a message. It has the form of a system error, so that it is reported
 * like one.
 */
export const symbolicLinkError = (path: string): Error =>
  Object.assign(new Error(`${path} is a symbolic link`), { code: 'SYMLINK', syscall: 'read', path });
