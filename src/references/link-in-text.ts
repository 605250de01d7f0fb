/** A link as it was written in a text: its target, and the position of the target in the text. */
export interface LinkInText {
  target: string;
  /** Whether the link has text. */
  labelled: boolean;
  start: number;
  end: number;
}
