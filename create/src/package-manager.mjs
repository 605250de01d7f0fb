/**
 * The package manager that started this program, and how its commands are written.
 *
 * @typedef {object} PackageManager
 * @property {'npm' | 'pnpm'} name
 * @property {string} major Its major version; empty for npm, which workflows need not install.
 * @property {readonly string[]} install The command that installs what package.json lists.
 */

/**
 * npm, unless pnpm started this program. Both set `npm_config_user_agent`: `pnpm/10.4.1 npm/? node/v22.0.0 linux x64`.
 *
 * @param {string} [userAgent]
 * @returns {PackageManager}
 */
export function packageManagerOf(userAgent = '') {
  const [, major] = /^pnpm\/(\d+)/.exec(userAgent) ?? [];
  if (major !== undefined) return { name: 'pnpm', major, install: ['pnpm', 'install'] };
  return { name: 'npm', major: '', install: ['npm', 'install', '--no-audit', '--no-fund'] };
}

/**
 * A text of the template with the commands of the package manager. The template is written for npm. With pnpm, options
 * of a script need no “--” before them, and a GitHub workflow has to install pnpm first.
 *
 * @param {string} text
 * @param {PackageManager} manager
 */
export function adaptCommands(text, { name, major }) {
  if (name === 'npm') return text;
  return text
    .replaceAll('npm ci ', 'pnpm install --frozen-lockfile ')
    .replaceAll(/\bnpm (install|run|start|test)\b/g, 'pnpm $1')
    .replaceAll(/(pnpm [^\n`]*?) -- /g, '$1 ')
    .replaceAll('cache: npm', 'cache: pnpm')
    .replaceAll(
      /^( *)- uses: actions\/setup-node@/gm,
      (step, indent) =>
        `${indent}- uses: pnpm/action-setup@v4\n${indent}  with:\n${indent}    version: ${major}\n${step}`,
    );
}
