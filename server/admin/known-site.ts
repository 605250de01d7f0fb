import type { ReceivedForm, ReceiverWords } from '../../src/compiled';
import type { Settings } from '../settings';
import { readBuild } from '../site/build';

/** What the admin CLI knows of the site. */
export interface KnownSite {
  forms: readonly ReceivedForm[];
  /** The pages' language; unknown on a machine that only has the store. */
  language?: string;
  /** The labels that commands print; without them, the names of the labels are printed. */
  words?: ReceiverWords;
}

/** Reads the forms with their field labels, and the CLI's labels. Without a build that can be read, it knows none. */
export const readKnownSite = ({ serverConfig }: Pick<Settings, 'serverConfig'>): Promise<KnownSite> =>
  readBuild(serverConfig).then(
    ({ forms, language, words }) => ({ forms, language, words }),
    () => ({ forms: [] }),
  );
