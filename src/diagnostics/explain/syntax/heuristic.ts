/** What the parser noticed, and where. */
export interface SyntaxIssue {
  /** As jsonc-parser names its errors. */
  name: string;
  offset: number;
  length: number;
  text: string;
  /** Everything in front, without the space at its end. */
  before: string;
  /** The character at the offset. */
  found: string;
  /** The piece of text that the parser could not use. */
  token: string;
}

/** The span that an author has to look at, what is wrong with it and what to do. */
export type Explanation = [offset: number, length: number, message: string, advice: string];

/** Explains one sort of syntax error; nothing where the issue is of another sort. */
export type Heuristic = (issue: SyntaxIssue) => Explanation | undefined;
