import type { Page, Shell } from '../../compiled';

/** The organization behind the site; other entities refer to it by its `@id`. */
export const referenceToOrganization = ({ name, origin }: Shell) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name,
  url: `${origin}/`,
});

/**
 * On the home page, where search engines look for it, with the profiles that the footer links to. Without a
 * logo: it is drawn into the page as a vector, and the format asks for the address of a raster.
 */
export function organizationOf({ route }: Page, shell: Shell): object | undefined {
  if (route !== '/') return undefined;
  const profiles = (shell.footer.social?.links ?? []).flatMap(({ to: { kind, href } }) =>
    kind === 'external' ? href : [],
  );
  return { ...referenceToOrganization(shell), ...(profiles.length > 0 && { sameAs: profiles }) };
}
