import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteConfig, writeSiteConfig } from '../../scripts/trials/server-config';
import { type Build, type CurrentBuild, openBuild } from '../../server/site/build';

/** The site's own forms and headers, as a build gives them to the server. */
export const siteBuild = async (): Promise<Build> => openBuild(await siteConfig());

/** A build that stays what it is. */
export const alwaysBuild =
  (build: Build): CurrentBuild =>
  async () =>
    build;

const folder = mkdtempSync(join(tmpdir(), 'server-config-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** The same as a file, for a server or a command in a process of its own: SERVER_CONFIG. */
export const siteConfigFile = await writeSiteConfig(folder);
