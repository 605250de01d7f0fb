/** Files that systems, file managers and editors create by themselves. */
const patterns = [
  /^\./, // hidden files: .git, .vscode, .DS_Store, ._photo.jpg, .about.json.swp
  // Of Windows, macOS and network disks.
  /^(thumbs\.db|ehthumbs(_vista)?\.db|desktop\.ini|icon\r|__macosx|@eadir|#recycle|\$recycle\.bin|system volume information)$/i,
  /~$/, // about.json~
  /^~\$/, // ~$prices.docx, while it is open in Word
  /^#.*#$/, // #about.json#
  /\.(bak|orig|rej|swp|swo|tmp|temp|crdownload|download|part|partial)$/i,
  /^(node_modules|cvs|lost\+found)$/i, // folders of npm, of CVS, and of disks that were repaired
];

/** Names with a leading dot that a site serves from its root (RFC 8615), or that hosts look for there. */
const allowedAtRoot = ['.well-known', '.nojekyll'];

/**
 * Whether a file, or any folder in its path, belongs to an editor or the system. The path is relative to the folder of
 * the documents, in which `_root` has the files that are served from the root.
 */
export const isSystemFile = (path: string): boolean =>
  path
    .split('/')
    .some(
      (name, depth, [topFolder]) =>
        patterns.some((pattern) => pattern.test(name)) &&
        !(depth === 1 && topFolder === '_root' && allowedAtRoot.includes(name)),
    );
