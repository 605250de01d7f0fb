import type { ReceivedForm, ReceiverWords } from '../../src/compiled';
import type { Settings } from '../settings';
import { readBuild } from '../site/build';

/** What the admin CLI knows of the site. */
export interface KnownSite {
  forms: readonly ReceivedForm[];
  /** The pages' language; unknown on a machine that only has the store. */
  language?: string;
  /** Labels of tables; without them, their keys are shown. */
  words?: ReceiverWords;
}

/** Reads the forms with their field labels, and the CLI's labels. On a machine without a build, it knows none. */
export const readKnownSite = ({ serverConfig }: Pick<Settings, 'serverConfig'>): Promise<KnownSite> =>
  readBuild(serverConfig).then(
    ({ forms, language, words }) => ({ forms, language, words }),
    () => ({ forms: [] }),
  );
