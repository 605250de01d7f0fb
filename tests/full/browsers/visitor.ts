/** Somebody in front of a browser: what Firefox and WebKitGTK are asked to do alike. */
export interface Visitor {
  /** Opens an address in a window of about this width. */
  open(address: string, width: number): Promise<void>;
  /** The value of an expression in the page. */
  read<Value>(expression: string): Promise<Value>;
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** Presses keys one after the other, by their names (`KeyboardEvent.key`). */
  press(...keys: readonly string[]): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Chooses from a list. */
  choose(selector: string, value: string): Promise<void>;
  /** Turns the wheel over an element. */
  wheel(selector: string, pixels: number): Promise<void>;
  back(): Promise<void>;
  /** The page as a PDF file, if the browser prints when it is asked to. */
  print?: () => Promise<Uint8Array>;
  /** What the browser complained of: errors and warnings of the console, errors that nobody caught. */
  complaints: string[];
  close(): Promise<void>;
}
