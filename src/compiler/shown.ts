import type { PageList } from '../generated/documents';

/** What a document shows of what stands beside it and where it leads, for the rules that look at the whole site. */
export interface Shown {
  file: string;
  /** A page's; the site's document and the collections have none. */
  route?: string;
  pictures: readonly ShownPicture[];
  /** Lists of pages, as they are asked for. */
  lists: readonly PageList[];
  /** Where its links to pages of this site lead, as they are written. */
  links: readonly { pointer: string; href: string }[];
}

export interface ShownPicture {
  /** Its path below `_images`. */
  name: string;
  pointer: string;
  /** None where the place asks for none: a logo has the name beside it. */
  alt?: string;
  /** The widest box that it is shown in, in CSS pixels, where that is not the page. */
  widest?: number;
  /** It is content, not decoration. */
  tells?: boolean;
}
