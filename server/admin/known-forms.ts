import type { ReceivedForm, ReceiverWords } from '../../src/compiled';
import type { Settings } from '../settings';
import { readBuild } from '../site/build';
import { sayer } from '../words';

/** What the admin CLI knows of the site. */
export interface KnownSite {
  forms: readonly ReceivedForm[];
  /** Of its pages; of a machine that has only the store, unknown. */
  language?: string;
  /** What its tables say; a machine that has only the store shows the names of the words. */
  words?: ReceiverWords;
}

/** The forms, for the labels of their fields, and the words; neither on a machine that has only the store. */
export const knownSite = ({ serverConfig }: Pick<Settings, 'serverConfig'>): Promise<KnownSite> =>
  readBuild(serverConfig).then(
    ({ forms, language, words }) => ({ forms, language, words }),
    () => ({ forms: [] }),
  );

/** What says the words of the admin CLI. */
export const adminSayer = ({ words }: Pick<KnownSite, 'words'>) => sayer(words?.admin);
