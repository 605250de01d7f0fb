/**
 * Says whether a version of Node is in a range of the form that `engines` has in package.json: `^20.19.0 || >=22.12.0`.
 * Plain JavaScript that old versions of Node can read, since the answer is for them.
 *
 * @param {string} version `process.versions.node`
 * @param {string} range
 * @returns {boolean}
 */
export function isSupportedNode(version, range) {
  const [major, minor] = version.split('.').map(Number);
  return range.split(' || ').some((part) => {
    const [leastMajor, leastMinor] = part
      .replace(/[^\d.]/g, '')
      .split('.')
      .map(Number);
    if (major === leastMajor) return minor >= leastMinor;
    return part.startsWith('>=') && major > leastMajor;
  });
}

/**
 * The versions of a range in words: `20.19 or a later 20, or 22.12 or later`.
 *
 * @param {string} range
 * @returns {string}
 */
export function nodeInWords(range) {
  return range
    .split(' || ')
    .map((part) => {
      const [major, minor] = part.replace(/[^\d.]/g, '').split('.');
      return `${major}.${minor} or ${part.startsWith('^') ? `a later ${major}` : 'later'}`;
    })
    .join(', or ');
}
