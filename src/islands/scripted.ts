/**
 * Turns on or off the controls that need their island for everything. They are served disabled: before the loader
 * runs, a press would be lost.
 */
export function enableScripted(root: ParentNode, isEnabled: boolean): void {
  for (const control of root.querySelectorAll<HTMLButtonElement>('[data-scripted]'))
    control.disabled = !isEnabled;
}
