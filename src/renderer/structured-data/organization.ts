import type { Page, Shell } from '../../compiled';

/** Who stands behind the site, as other things refer to it; the `@id` makes all of them one. */
export const referenceToOrganization = ({ name, origin }: Shell) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name,
  url: `${origin}/`,
});

/**
 * Told on the home page, where search engines look for it, with the profiles that the footer leads to. Without a
 * logo: the mark is drawn into the page as a vector, and the format asks for the address of a raster.
 */
export function organizationOf({ route }: Page, shell: Shell): object | undefined {
  if (route !== '/') return undefined;
  const profiles = shell.footer.social.links.flatMap(({ to: { kind, href } }) =>
    kind === 'external' ? href : [],
  );
  return { ...referenceToOrganization(shell), ...(profiles.length > 0 && { sameAs: profiles }) };
}
