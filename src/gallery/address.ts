/** The root of the gallery's addresses, in the dev server and in the folder that it is written to. */
export const galleryRoot = '/__gallery';

/** Files that its pages load. */
export const galleryAssets = ['gallery.css', 'page-script.js'] as const;

export const assetAddress = (name: (typeof galleryAssets)[number]) => `${galleryRoot}/${name}`;
export const blockAddress = (type: string) => `${galleryRoot}/blocks/${type}`;
export const codeAddress = (code: string) => `${galleryRoot}/codes/${code}`;

/** The page with a live example; `number` counts a block's examples from 1. */
export const exampleAddress = (type: string, number: number) => `${galleryRoot}/examples/${type}-${number}`;
