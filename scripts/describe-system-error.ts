/** Why the system refuses, and what to do about it, by the code of its error. */
const refusals: Readonly<Record<string, readonly [reason: string, advice: string]>> = {
  CHANGING: ['another command is changing documents there', 'Wait until it has ended.'],
  EACCES: ['you have no right to do that', 'Ask whoever looks after this computer for it.'],
  EBUSY: ['another program uses it, or a disk is mounted there', 'Close it there, or name a folder inside.'],
  EDQUOT: ['there is no room left', 'Make room on the disk.'],
  EDITED: [
    'it was edited since',
    'Compare it with the files ending in “.last” in the pages folder, then delete “.change-journal.json” there.',
  ],
  EEXIST: ['something stands there already', 'Give that another name.'],
  EFBIG: ['there is no room left', 'Make room on the disk.'],
  EIO: ['the disk does not answer', 'See that it is connected and sound.'],
  EISDIR: ['a folder stands where a file belongs', 'Give that folder another name.'],
  ELOOP: ['a symbolic link leads to itself', 'Take it away.'],
  EMFILE: ['too many files are open', 'End other programs, such as a second npm run dev.'],
  ENAMETOOLONG: ['the name is too long', 'Choose a shorter one.'],
  ENOENT: ['it is not there', 'It may just have been moved or deleted: see where it is.'],
  ENOSPC: ['there is no room left', 'Make room on the disk.'],
  ENOTDIR: ['a file stands where a folder belongs', 'Give that file another name.'],
  ENOTEMPTY: ['there is something in it', 'Look what, and move it elsewhere.'],
  EPERM: ['you have no right to do that', 'Ask whoever looks after this computer for it.'],
  EROFS: ['it can be read only', 'Work on another disk.'],
  EXDEV: ['it is on another disk', 'Name a folder on the same disk.'],
  SYMLINK: ['it is a symbolic link, and none is followed', 'Put what it leads to in its place.'],
  UNREADABLE: [
    'it is not a journal of changes',
    'Compare the documents with your last version, then delete it.',
  ],
  'ENOENT start': ['it is not installed', 'Install it.'],
  'ENOSPC watch': ['the system watches no more files', 'End other programs, such as a second npm run dev.'],
};

/** The system's own names for what it does, where they are no words. */
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
 * What could not be done, with which file, why, and what to do. Nothing where the system is not to blame: such an error
 * is a fault of ours, and its stack says more.
 */
export function failureInWords(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall = '', path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const verb = syscall.startsWith('spawn') ? 'start' : (verbs[syscall] ?? syscall);
  const [reason, advice] = refusals[`${code} ${verb}`] ?? refusals[code] ?? [];
  if (verb === '' || reason === undefined) return undefined;
  const what = [verb, path, dest && `to ${dest}`].filter(Boolean).join(' ');
  return `Could not ${what}: ${reason} (${code}).\n  hint: ${advice}`;
}
