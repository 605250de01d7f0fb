/** Copy buttons, and scaling of examples to the width of the window. */

for (const button of document.querySelectorAll('[data-copy]')) {
  const code = button.parentElement.querySelector('code');
  const status = button.parentElement.querySelector('[role="status"]');
  button.addEventListener('click', async () => {
    status.textContent = (await copyText(code)) ? 'Copied.' : 'The text is selected. Press Ctrl+C or ⌘C.';
  });
}

/**
 * Copies the text of an element and returns whether that succeeded. The clipboard API needs a secure origin; elsewhere
 * the text is selected and `execCommand` tried.
 */
async function copyText(code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(code);
    return document.execCommand('copy');
  }
}

/** Scales the frame of a screen down if the window is narrower. */
function fitScreen(screen) {
  const frame = screen.firstElementChild;
  const scale = Math.min(1, screen.clientWidth / frame.offsetWidth);
  frame.style.transform = `scale(${scale})`;
  screen.style.height = `${Math.ceil(frame.offsetHeight * scale)}px`;
  screen.style.overflow = 'hidden';
}

/**
 * Sets a frame's height to that of its content, at most 3000 px. Only once it has loaded, and not whenever the content
 * changes: a block whose height depends on that of the frame would grow forever.
 */
function fitFrame(frame) {
  const elements = [...frame.contentDocument.querySelectorAll('body > :is(header, main, footer)')];
  const height = elements.reduce((total, element) => total + element.getBoundingClientRect().height, 0);
  if (height > 0) frame.height = String(Math.min(3000, Math.ceil(height)));
  fitScreen(frame.parentElement);
}

for (const screen of document.querySelectorAll('[data-screen]')) {
  const frame = screen.firstElementChild;
  frame.addEventListener('load', () => fitFrame(frame));
  // A frame may have loaded before this script; until then its document is the empty `about:blank`.
  if (frame.contentDocument?.readyState === 'complete' && frame.contentDocument.URL !== 'about:blank')
    fitFrame(frame);
  new ResizeObserver(() => fitScreen(screen)).observe(screen.parentElement);
}
