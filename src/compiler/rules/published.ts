import type { PlacedDocument, SoundPage, SoundSite } from '../sound-site';

/** Every page that has a route of its own and is no draft. */
export const publishedPages = ({ pages }: SoundSite): readonly SoundPage[] =>
  pages.filter(({ draft, special }) => !draft && !special);

/** Every document that is published or stands on published pages. */
export const shownDocuments = ({ documents }: SoundSite): readonly PlacedDocument[] =>
  documents.filter(({ draft }) => !draft);
