/** What the parser reported, and where. */
export interface SyntaxIssue {
  /** Error name of jsonc-parser. */
  name: string;
  /** Where the parser could not continue, and the length of the token there. */
  offset: number;
  length: number;
  /** The whole document. */
  text: string;
  /** What is before the offset, without trailing whitespace. */
  before: string;
  /** The character at the offset. */
  character: string;
  /** The token that the parser could not use. */
  token: string;
}

/** The span to underline, the message, and the hint. */
export type Explanation = [offset: number, length: number, message: string, advice: string];

/** Explains one type of syntax error; undefined for other types. */
export type Heuristic = (issue: SyntaxIssue) => Explanation | undefined;
