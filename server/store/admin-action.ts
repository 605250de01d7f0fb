/** Who does something to the store, and how: never an address, a phone number or a text that somebody wrote. */
export interface ActionSource {
  /** ISO 8601. */
  time: string;
  /** The name of the operating system's user. */
  user: string;
  /** `erase`, `purge`, … */
  command: string;
  /** The options without personal data, such as `olderThan: "730d"`. */
  options: Readonly<Record<string, string | number | boolean>>;
}

/** One entry of the audit trail. */
export interface AdminAction extends ActionSource {
  /** How many enquiries it was about. */
  enquiries: number;
}
