/**
 * Reason and advice by error code, or by code and verb where the verb makes a difference. `CHANGING`, `EDITED`,
 * `SYMLINK` and `UNREADABLE` are not the system's: change-journal.ts and read-tree.ts throw them.
 */
const explanations: Readonly<Record<string, readonly [reason: string, advice: string]>> = {
  CHANGING: ['another command is changing documents there', 'Wait until it has ended.'],
  EACCES: ['permission denied', 'Ask the administrator of this computer.'],
  EBUSY: [
    'another program uses it, or a disk is mounted there',
    'Close that program, or choose a folder inside.',
  ],
  EDQUOT: ['the disk is full', 'Free some space on the disk.'],
  EDITED: [
    'it was edited since',
    'Compare it with the files ending in “.last” in the pages folder, then delete “.change-journal.json” there.',
  ],
  EEXIST: ['it already exists', 'Rename the existing one.'],
  EFBIG: ['the disk is full', 'Free some space on the disk.'],
  EIO: ['the disk does not respond', 'Check that the disk is connected and working.'],
  EISDIR: ['a folder is where a file is expected', 'Rename that folder.'],
  ELOOP: ['a symbolic link leads to itself', 'Remove it.'],
  EMFILE: ['too many files are open', 'Close other programs, such as a second npm run dev.'],
  ENAMETOOLONG: ['the name is too long', 'Choose a shorter one.'],
  ENOENT: ['it does not exist', 'Check whether it has been moved or deleted.'],
  ENOSPC: ['the disk is full', 'Free some space on the disk.'],
  ENOTDIR: ['a file is where a folder is expected', 'Rename that file.'],
  ENOTEMPTY: ['the folder is not empty', 'Move its contents elsewhere.'],
  EPERM: ['permission denied', 'Ask the administrator of this computer.'],
  EROFS: ['the disk is read-only', 'Use another disk.'],
  EXDEV: ['it is on another disk', 'Choose a folder on the same disk.'],
  SYMLINK: [
    'it is a symbolic link, which is not followed',
    'Replace it with the file or folder that it leads to.',
  ],
  UNREADABLE: [
    'it is not a journal of changes',
    'Compare the documents with your last version, then delete it.',
  ],
  'ENOENT start': ['it is not installed', 'Install it.'],
  'ENOSPC watch': [
    'the system cannot watch any more files',
    'Close other programs, such as a second npm run dev.',
  ],
};

/** What a system call does, in words; the verb of any other call is its own name. */
const verbs: Readonly<Record<string, string>> = {
  copyfile: 'copy',
  link: 'keep a copy of',
  lstat: 'look at',
  mkdir: 'make the folder',
  rm: 'remove',
  rmdir: 'remove',
  scandir: 'read the folder',
  stat: 'look at',
  unlink: 'remove',
};

/**
 * Describes a system error: what failed, for which file, why, and what to do. Undefined for other errors, which are
 * bugs and need their stack trace.
 */
export function describeSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall = '', path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const verb = syscall.startsWith('spawn') ? 'start' : (verbs[syscall] ?? syscall);
  const [reason, advice] = explanations[`${code} ${verb}`] ?? explanations[code] ?? [];
  if (verb === '' || reason === undefined) return undefined;
  const what = [verb, path, dest && `to ${dest}`].filter(Boolean).join(' ');
  return `Could not ${what}: ${reason} (${code}).\n  hint: ${advice}`;
}
