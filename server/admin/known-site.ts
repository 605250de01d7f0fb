import type { ReceivedForm, ReceiverWords } from '../../src/compiled';
import type { Settings } from '../settings';
import { readBuild } from '../site/build';

/** What the admin CLI knows of the site. */
export interface KnownSite {
  forms: readonly ReceivedForm[];
  /** The pages' language; unknown on a machine that only has the store. */
  language?: string;
  /** The words that commands print; without them, they print the names of the words. */
  words?: ReceiverWords;
}

/** Reads what the build says of the site; if there is no build that can be read, no form and no words. */
export const readKnownSite = ({ serverConfig }: Pick<Settings, 'serverConfig'>): Promise<KnownSite> =>
  readBuild(serverConfig).then(
    ({ forms, language, words }) => ({ forms, language, words }),
    () => ({ forms: [] }),
  );
