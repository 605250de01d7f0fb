import { exampleAddress } from './address';
import { shellExample } from './example-site';
import { framePage } from './frame-page';
import { html } from './html';
import { liveFrames } from './live-frames';

/** The page of what surrounds every page, which no document has as a block. */
export const shellPage = (): string =>
  framePage(
    'Header and footer – Gallery',
    html`<h1>Header and footer</h1>
<p class="lead">They surround every page and say what <code>_site.json</code> says, here that of the example in its schema. A site fills them with components of its own by <code>_shell/header.tsx</code> and <code>_shell/footer.tsx</code>.</p>
<section class="example">${liveFrames(exampleAddress(shellExample, 1), 'Header and footer')}</section>`,
  );
