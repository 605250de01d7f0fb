/** Where the commands put what belongs to one site. Paths are relative to the project. */
export interface SitePlaces {
  /** The built site. */
  out: string;
  /** The gallery of blocks and messages. */
  gallery: string;
  /** Enquiries. */
  data: string;
  /** Enquiries that are sent under `npm run dev`. */
  devData: string;
  /** Where the built site is served. */
  port: number;
  /** Where `npm run dev` shows it. */
  devPort: number;
  /** What Vite keeps for `npm run dev`. */
  viteCache: string;
  /** The schemas that an editor completes from. */
  editor: string;
  /** The workspace file that uses them. */
  workspace: string;
  /** What completes figures in texts. */
  snippets: string;
}

/** The folder of documents that commands mean when they are given none. */
export const mainPages: string;

/** Where the commands put what belongs to a site, by the folder of its documents. */
export function placesOf(pages: string): SitePlaces;
