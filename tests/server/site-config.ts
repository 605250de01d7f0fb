import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteConfig, writeSiteConfig } from '../../bench/load/server-config';
import { type Build, type CurrentBuild, openBuild } from '../../server/site/build';

/** The forms and headers of the fixture, as a build gives them to the server. */
export const siteBuild = async (): Promise<Build> => openBuild(await siteConfig());

/** A build that stays what it is. */
export const alwaysBuild =
  (build: Build): CurrentBuild =>
  () =>
    build;

const folder = mkdtempSync(join(tmpdir(), 'site-config-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** The path of the configuration as a file, for a server or a command that reads SERVER_CONFIG. */
export const siteConfigFile = await writeSiteConfig(folder);
