/** Where the gallery stands: in the dev server and below the folder that it is written to. */
export const galleryRoot = '/__gallery';

/** Files that its pages ask for, beside them. */
export const galleryAssets = ['gallery.css', 'example.css', 'page-script.js'] as const;

export const assetAddress = (name: (typeof galleryAssets)[number]) => `${galleryRoot}/${name}`;
export const blockAddress = (type: string) => `${galleryRoot}/blocks/${type}`;
export const codeAddress = (code: string) => `${galleryRoot}/codes/${code}`;

/** The page on which an example is live; `number` counts a block's examples from 1. */
export const exampleAddress = (type: string, number: number) => `${galleryRoot}/examples/${type}-${number}`;
