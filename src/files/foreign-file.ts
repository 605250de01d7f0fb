/** What systems, file managers and editors leave beside the files that somebody means to keep. */
const foreign = [
  /^\./, // .git, .vscode, .DS_Store, ._photo.jpg, .about.json.swp
  /^(thumbs\.db|ehthumbs(_vista)?\.db|desktop\.ini|icon\r|__macosx|@eadir|#recycle|\$recycle\.bin|system volume information)$/i,
  /~$/, // about.json~
  /^~\$/, // ~$prices.docx, while Word has it open
  /^#.*#$/, // #about.json#
  /\.(bak|orig|rej|swp|swo|tmp|temp|crdownload|download|part|partial)$/i,
  /^(node_modules|cvs|lost\+found)$/i,
];

/** Names with a dot in front that a site serves at its root (RFC 8615), or that a host looks for there. */
const ownAtRoot = ['.well-known', '.nojekyll'];

/** Whether a file of a site’s folder belongs to an editor or the system: it, or any folder that it is in. */
export const isForeign = (path: string): boolean =>
  path
    .split('/')
    .some(
      (name, depth, [first]) =>
        foreign.some((pattern) => pattern.test(name)) &&
        !(depth === 1 && first === '_root' && ownAtRoot.includes(name)),
    );
