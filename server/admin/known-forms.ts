import type { ReceivedForm } from '../../src/compiled';
import type { Settings } from '../settings';
import { readBuild } from '../site/build';

/** The forms, for the labels of their fields; none on a machine that has only the store. */
export const knownForms = ({
  serverConfig,
}: Pick<Settings, 'serverConfig'>): Promise<readonly ReceivedForm[]> =>
  readBuild(serverConfig).then(
    (build) => build.forms,
    () => [],
  );
