/** A value of a column. */
export type Value = string | number | null;
/** The values of a row by column name. */
export type Row = Readonly<Record<string, Value>>;

/** Runs an SQL query. Values replace the placeholders `$1`, `$2`, …, also in SQLite. */
export type Query = (sql: string, values?: readonly Value[]) => Promise<readonly Row[]>;

/** The rows of a group of enquiries, as JSON arrays of arrays. */
export interface NewRows {
  /** Number of enquiries. */
  count: number;
  /** One row for each, in the order of `enquiryColumns`. */
  enquiriesJson: string;
  /** Rows of enquiry id, channel and due time. Skipped if the enquiry is a repetition. */
  deliveriesJson: string;
}

/** What the store needs of a database: SQL that SQLite and PostgreSQL share, and their differences. */
export interface Database {
  query: Query;
  /** Runs work in a transaction. Resolves when it is on disk. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /**
   * Inserts rows whose form and key are new, in one transaction and few round trips, because under load each round trip
   * waits for a long event loop iteration. Returns `form`, `key`, `id` and `digest` of what is stored under the form
   * and key of each row.
   */
  insertNew(rows: NewRows): Promise<readonly Row[]>;
  /** Like `transaction`, but on the connections that store enquiries from forms, with their shorter timeouts. */
  transactionForPosts<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Maximum time in ms for storing an enquiry from a form. */
  keepTimeout: number;
  /** Size on disk in bytes. */
  size(): Promise<number>;
  /** Removes all traces of deleted rows from the files. */
  vacuum(): Promise<void>;
  /** Writes a consistent copy of all rows to a new SQLite file with the same tables, while others read and write. */
  backup(path: string, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
  /** SQL that differs between databases. */
  dialect: {
    /** Lock that prevents concurrent schema updates. Omitted, like `lockTrail`, if every transaction takes a lock. */
    lockSchema?: string;
    /** Lock that serializes appending to the audit trail, until the transaction ends. */
    lockTrail?: string;
    /** The table of the texts in a JSON array, which has a column `value`. `parameter` is such as `$1`. */
    textsIn(parameter: string): string;
    /** Suffix for a select: skips rows that another instance is claiming. */
    skipLocked: string;
    /** Selects the server's time as `time`, ISO 8601. Omitted if the database has no clock of its own. */
    selectTime?: string;
  };
}
