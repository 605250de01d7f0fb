import { createHash } from 'node:crypto';
import type { HeaderRule, ServerConfig } from '../compiled';
import type { Site } from '../site/assembled-site';

/** `_server.json`: everything that the server reads from a build, in a single file, so that it is always consistent. */
export function serverConfig(
  {
    shell: { language },
    url,
    receiver,
    redirects,
    thankYou,
    receivedForms,
    receiverWords,
    otherCurrency,
  }: Pick<
    Site,
    'url' | 'receiver' | 'redirects' | 'thankYou' | 'receivedForms' | 'receiverWords' | 'otherCurrency'
  > & {
    shell: Pick<Site['shell'], 'language'>;
  },
  headers: readonly HeaderRule[],
): ServerConfig {
  const config = {
    language,
    headers,
    redirects,
    ...(otherCurrency && { otherCurrency: otherCurrency.data }),
    // The receiver elsewhere has no pages to go on to.
    thankYou: receiver ? url + thankYou : thankYou,
    ...(receiver && { origins: [url] }),
    forms: receivedForms,
    words: receiverWords,
  };
  const id = createHash('sha256').update(JSON.stringify(config)).digest('base64url').slice(0, 12);
  return { id, ...config };
}
