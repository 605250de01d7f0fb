/** Who changes the store, and how. Contains no addresses, phone numbers or visitors' texts. */
export interface ActionSource {
  /** ISO 8601. */
  time: string;
  /** The operating system's user name. */
  user: string;
  /** For example `erase`, `purge`. */
  command: string;
  /** The options without personal data, such as `olderThan: "730d"`. Undefined ones are not stored. */
  options: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** One entry of the audit trail. */
export interface AdminAction extends ActionSource {
  /** Number of affected enquiries. */
  enquiries: number;
}
