import type { Diagnostic } from '../../diagnostics/diagnostic';
import { malformedValue } from '../../diagnostics/malformed-value/malformed-value';
import { locationOfValue } from '../../document/location';
import { isWholeHost } from '../../format/host';
import type { LinkedSite } from '../../site/checked-site';

const advice = 'Write a domain that exists, letters of any language included: “https://www.example.com”.';

/** An address of the site whose domain nobody can have, such as “https://xn--a”: the pattern cannot know that. */
export function siteAddress({ settings }: LinkedSite): readonly Diagnostic[] {
  const url = settings?.content.url;
  if (!settings || url === undefined || isWholeHost(url)) return [];
  return [malformedValue(locationOfValue(settings.document, '/url'), { noun: 'address' }, url, advice)];
}
