import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Installs packages if node_modules does not match the lock file. */
export function installPackages() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (
    existsSync(installed) &&
    isInstalled(packagesOf(join(root, 'package-lock.json')), packagesOf(installed))
  )
    return;
  console.error('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail('The packages could not be installed: see above, then run the command again.');
}

/** The packages that a lock file records, by their paths. */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether the packages recorded in node_modules are those of the lock file, both by path. Comparing modification times
 * would not do, because git rewrites the lock file on checkout and merge. A missing optional package is for another
 * platform.
 */
export function isInstalled(locked, installed) {
  return Object.entries(locked).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true; // the project itself
    const record = installed[path];
    return record ? record.version === version && record.integrity === integrity : optional === true;
  });
}

/** Installs Chromium for the tests and, from Debian’s packages, its headless shell. */
export async function installBrowser() {
  const { findChromium, findShell } = await import('./find-browsers.mjs');
  if (findChromium() && (findShell() || !canUseApt)) return;

  console.error('Installing Chromium …');
  if (canUseApt) installFromDebian('chromium', 'chromium-headless-shell');
  else {
    // The download host is blocked in some networks: fail soon instead of hanging.
    run('npx', ['playwright', 'install', 'chromium'], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' });
  }
  if (!findChromium())
    fail(
      'No browser for the tests: install Chromium, and name it in CHROMIUM where it is in an unusual place.',
    );
}

/** Installs the other browsers of the full tests from Debian's packages; tests of missing browsers are skipped. */
export async function installOtherBrowsers() {
  const { findFirefox, findWebKit } = await import('./find-browsers.mjs');
  if (findFirefox() && findWebKit()) return;
  if (canUseApt) {
    console.error('Installing Firefox and WebKitGTK …');
    // poppler-utils reads PDF files that Firefox prints.
    installFromDebian('firefox-esr', 'webkit2gtk-driver', 'xvfb', 'poppler-utils');
  }
  if (!findFirefox()) console.error('Firefox is not installed: its tests are left out.');
  if (!findWebKit())
    console.error('WebKitGTK, its driver or Xvfb is not installed: the tests in WebKitGTK are left out.');
}

const canUseApt = existsSync('/etc/debian_version') && process.getuid?.() === 0;

function installFromDebian(...packages) {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** Runs a program. A failure is only printed, because the caller looks for the installed browser afterwards. */
function run(command, options, environment = {}) {
  try {
    execFileSync(command, options, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
  } catch (error) {
    console.error(`${command} ${options.join(' ')} failed: ${error.message}`);
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
