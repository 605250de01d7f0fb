import type { Diagnostic } from '../../diagnostics/diagnostic';
import { malformedValue } from '../../diagnostics/malformed-value/malformed-value';
import { locationOfValue } from '../../document/location';
import { hasValidHost } from '../../format/host';
import type { LinkedSite } from '../../site/checked-site';

const advice = 'Write a domain that exists, letters of any language included: “https://www.example.com”.';

/** A site URL whose domain cannot exist, such as “https://xn--a”, which the schema's pattern does not detect. */
export function siteAddress({ settings }: LinkedSite): readonly Diagnostic[] {
  const url = settings?.content.url;
  if (!settings || url === undefined || hasValidHost(url)) return [];
  return [malformedValue(locationOfValue(settings.parsed, '/url'), { noun: 'address' }, url, advice)];
}
