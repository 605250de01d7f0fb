/** A link in a text: its target, and where the target is in the text. */
export interface LinkInText {
  target: string;
  /** Whether the link has text. */
  hasText: boolean;
  start: number;
  end: number;
}
