/** Root path of the gallery, in the dev server and in its output folder. */
export const galleryRoot = '/__gallery';

/** Files that the gallery's pages load. */
export const galleryAssets = ['gallery.css', 'page-script.js'] as const;

/** The address of a file that the gallery's pages load. */
export const assetAddress = (name: (typeof galleryAssets)[number]) => `${galleryRoot}/${name}`;
/** The page of a block type. */
export const blockAddress = (type: string) => `${galleryRoot}/blocks/${type}`;
/** The page of the header and footer. */
export const shellAddress = `${galleryRoot}/shell`;
/** The page of a diagnostic code. */
export const diagnosticAddress = (code: string) => `${galleryRoot}/codes/${code}`;

/** The page of a live example; `number` is one-based within its block. */
export const exampleAddress = (type: string, number: number) => `${galleryRoot}/examples/${type}-${number}`;
