/**
 * Enables or disables the controls in `root` that only work with their island (`data-scripted`). They are served
 * disabled, because a press before entry-browser.ts runs would be lost.
 */
export function enableScripted(root: ParentNode, isEnabled: boolean): void {
  for (const control of root.querySelectorAll<HTMLButtonElement>('[data-scripted]'))
    control.disabled = !isEnabled;
}
