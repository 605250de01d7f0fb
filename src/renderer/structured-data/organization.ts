import type { Page, Shell } from '../../compiled';

/** The organization behind the site, to which other entities refer by `@id`. */
export const referenceToOrganization = ({ name, origin }: Shell) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name,
  url: `${origin}/`,
});

/**
 * Structured data of the organization, on the home page only, where search engines look for it, with the profiles
 * linked in the footer. Without a logo, since that is an inlined vector image and the format requires the URL of a
 * raster image.
 */
export function organizationOf({ route }: Page, shell: Shell): object | undefined {
  if (route !== '/') return undefined;
  const profiles = (shell.footer.social?.links ?? []).flatMap(({ to: { kind, href } }) =>
    kind === 'external' ? href : [],
  );
  return { ...referenceToOrganization(shell), ...(profiles.length > 0 && { sameAs: profiles }) };
}
