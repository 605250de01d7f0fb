import type { ReceivedForm, ReceiverWords } from '../../src/compiled';
import type { Settings } from '../settings';
import { readBuild } from '../site/build';

/** What the admin CLI knows of the site. */
export interface KnownSite {
  forms: readonly ReceivedForm[];
  /** What its tables say; a machine that has only the store shows the names of the words. */
  words?: ReceiverWords;
}

/** The forms, for the labels of their fields, and the words; neither on a machine that has only the store. */
export const knownSite = ({ serverConfig }: Pick<Settings, 'serverConfig'>): Promise<KnownSite> =>
  readBuild(serverConfig).then(
    ({ forms, words }) => ({ forms, words }),
    () => ({ forms: [] }),
  );
