import type { HeaderRule, ServerConfig } from '../compiled';
import { shortHash } from '../document/hash';
import type { Site } from '../site/assembled-site';

/** What the server needs of a site. */
interface ServedSite
  extends Pick<
    Site,
    'url' | 'receiver' | 'redirects' | 'thankYou' | 'receivedForms' | 'receiverWords' | 'otherCurrency'
  > {
  shell: Pick<Site['shell'], 'language'>;
}

/** `_server.json`: everything that the server reads from a build, in a single file, so that it is always consistent. */
export function serverConfig(site: ServedSite, headers: readonly HeaderRule[]): ServerConfig {
  const { shell, url, receiver, redirects, thankYou, receivedForms, receiverWords, otherCurrency } = site;
  const config = {
    language: shell.language,
    headers,
    redirects,
    ...(otherCurrency && { otherCurrency: otherCurrency.data }), // how amounts are shown in a second currency
    // `receiver` is the origin of a receiver elsewhere. That needs the whole address of the thank-you page, and the
    // origin of the pages whose forms it takes.
    thankYou: receiver ? url + thankYou : thankYou,
    ...(receiver && { origins: [url] }),
    forms: receivedForms,
    words: receiverWords,
  };
  return { id: shortHash(JSON.stringify(config)), ...config };
}
