// Before all modules with styles, because the first sheet of a page declares the order of the cascade layers.
import './renderer/tokens.css';
import './renderer/base.css';
import './renderer/right-to-left.css';

import type { ComponentType, ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { Page, PageData, RenderedPage, RenderFailure, Shell } from './compiled';
import { directionOf } from './format/direction';
import { renderIslands } from './islands/render-islands';
import { BlockList } from './renderer/block-list';
import { headOf } from './renderer/head';
import { Main } from './renderer/main';
import { shellVariant } from './renderer/shell-variant';
import { structuredDataOf } from './renderer/structured-data/structured-data';
import { Footer } from './shell/footer';
import { Header } from './shell/header';
import type { ShellProps } from './shell/shell-props';
import { SiteSettingsContext } from './ui/site-settings';

/** For the sprite (assets/draw-sprite.ts), which is drawn outside of this bundle. */
export { controlIcons } from './ui/icon';

/** Renders a page to HTML, or returns why its blocks, its header or its footer failed. */
export function renderPage({ page, shell }: PageData): RenderedPage | RenderFailure[] {
  let main: Part;
  try {
    main = renderPart(<Main page={page} shell={shell} />, page, shell);
  } catch (error) {
    const failures = page.blocks.flatMap((block, index): RenderFailure[] => {
      try {
        const pageWithBlock = { ...page, blocks: [block] };
        renderPart(<BlockList page={pageWithBlock} shell={shell} />, page, shell);
        return [];
      } catch (reason) {
        return [{ index, type: block.type, reason: reasonOf(reason) }];
      }
    });
    if (failures.length === 0) throw error; // the error was not in a block
    return failures;
  }
  const frame = frameOf(page, shell);
  if (Array.isArray(frame)) return frame;
  const { header, footer } = frame;
  return {
    head: headOf(page, shell),
    imagePreloads: header.imagePreloads + main.imagePreloads + footer.imagePreloads,
    body: { header: header.body, main: main.body, footer: footer.body },
    structuredData: structuredDataOf(page, shell),
  };
}

const reasonOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));

/** A part of a page as HTML. */
interface Part {
  /** Elements for the head that React writes before the markup: image preloads. */
  imagePreloads: string;
  body: string;
}

/** Renders a part of a page. The parts of a page need different prefixes for their ids. */
function renderPart(part: ReactNode, { route }: Page, shell: Shell, idPrefix?: string): Part {
  const settings = {
    spriteUrl: shell.sprite,
    newTabLabel: shell.words.shell.newTab,
    shareLabel: shell.words.shell.share,
    formsUrl: shell.formsUrl,
    thankYouTexts: shell.thankYouTexts,
    timeZone: shell.timeZone,
    dir: directionOf(shell.language),
    contacts: contactsOf(shell),
    otherCurrency: shell.otherCurrency?.data,
  };
  const withContext = (content: ReactNode) => (
    <StaticRouter location={route}>
      <SiteSettingsContext value={settings}>{content}</SiteSettingsContext>
    </StaticRouter>
  );
  const html = renderIslands(part, withContext, idPrefix);
  const [imagePreloads = ''] = /^(<link[^>]*>)*/.exec(html) ?? [];
  return { imagePreloads, body: html.slice(imagePreloads.length) };
}

/**
 * The contact buttons of the sticky bar, undefined if the site has none. The first one calls, so its label gets the
 * phone number.
 */
function contactsOf({ stickyBar, contact }: Shell) {
  const [call, ...others] = stickyBar?.contacts ?? [];
  return call && contact && [{ ...call, label: `${call.label}: ${contact.phone}` }, ...others];
}

/** What surrounds the blocks of a page. */
interface Frame {
  header: Part;
  footer: Part;
}

const frames = new WeakMap<Shell, Map<string, Frame>>();

/**
 * The header and the footer of a page, or why they failed. They take longer to render than most pages, so they are
 * cached by their variant: all pages whose own link is not in them share one. A site's own header or footer may differ
 * on every page, so it has no variant and is not cached.
 */
function frameOf(page: Page, shell: Shell): Frame | RenderFailure[] {
  const framesOfShell = frames.get(shell) ?? new Map<string, Frame>();
  frames.set(shell, framesOfShell);
  const variant = shellVariant(shell, page.route);
  const cached = variant === undefined ? undefined : framesOfShell.get(variant);
  if (cached) return cached;
  const failures: RenderFailure[] = [];
  const render = (name: 'header' | 'footer', Content: ComponentType<ShellProps>) => {
    try {
      return renderPart(<Content shell={shell} />, page, shell, name.charAt(0));
    } catch (error) {
      failures.push({ shell: name, reason: reasonOf(error) });
      return { imagePreloads: '', body: '' };
    }
  };
  const frame = { header: render('header', Header), footer: render('footer', Footer) };
  if (failures.length > 0) return failures;
  if (variant !== undefined) framesOfShell.set(variant, frame);
  return frame;
}
