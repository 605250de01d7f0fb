import { assetAddress, galleryRoot } from './address';
import { html, type Markup } from './html';

/** The HTML layout of the gallery's pages. The empty icon keeps browsers from asking for `/favicon.ico`. */
export const framePage = (title: string, content: Markup): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<link rel="stylesheet" href="${assetAddress('gallery.css')}">
<script type="module" src="${assetAddress('page-script.js')}"></script>
</head>
<body>
<header><nav aria-label="Gallery"><a href="${galleryRoot}">Gallery</a> <a href="${galleryRoot}#blocks">Blocks</a> <a href="${galleryRoot}#messages">Messages</a></nav></header>
<main>
${content}
</main>
</body>
</html>
`.markup;

/** A text with a copy button, whose script (page-script.js) writes into the status. `label` is for screen readers. */
export const copyable = (label: string, text: string): Markup =>
  html`<div class="copyable"><pre tabindex="0" aria-label="${label}"><code>${text}</code></pre>
<button type="button" data-copy aria-label="Copy ${label}">Copy</button> <span role="status"></span></div>`;
