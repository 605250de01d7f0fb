import { join } from 'node:path';
import { inject } from 'vitest';
import { siteConfig } from '../../bench/load/server-config';
import { type Build, type CurrentBuild, openBuild } from '../../server/site/build';

/** The site's own forms and headers, as a build gives them to the server. */
export const siteBuild = async (): Promise<Build> => openBuild(await siteConfig());

/** A build that stays what it is. */
export const alwaysBuild =
  (build: Build): CurrentBuild =>
  async () =>
    build;

/** The same as a file, for a server or a command in a process of its own: SERVER_CONFIG. */
export const siteConfigFile = join(inject('program'), '_server.json');
