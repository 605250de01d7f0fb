export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** Asks a database in SQL. Values replace `$1`, `$2`, … in both kinds of database. */
export type Query = (sql: string, values?: readonly Value[]) => Promise<readonly Row[]>;

/** What a group of enquiries adds to the tables: a JSON array each, of rows as arrays of values. */
export interface NewRows {
  /** How many enquiries. */
  count: number;
  /** In the order of `enquiryColumns`. */
  enquiries: string;
  /** Id of the enquiry, channel, due. Those whose enquiry is a repetition are left out. */
  deliveries: string;
}

/** An enquiry in the store, by its ID: the first with its key. */
export interface StoredName {
  form: string;
  key: string;
  id: string;
  digest: string;
}

/** What the store needs of a database: SQL that SQLite and PostgreSQL share, and what they do not. */
export interface Database {
  query: Query;
  /** Runs the work in a transaction, which is on the disk when the promise resolves. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /**
   * Adds the rows whose form and key are new, in one transaction and as few round trips as the database allows: under
   * load each one waits for a long iteration of the event loop. Returns what is stored under the names of all the rows.
   */
  insertNew(rows: NewRows): Promise<readonly StoredName[]>;
  /** The same as `transaction` in the way in which posts are written: over their connections, and as soon given up. */
  postTransaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** How long a post may wait for all of this, ms. */
  keepTimeout: number;
  /** The bytes on the disk. */
  size(): Promise<number>;
  /** Removes all traces of deleted rows from the files. */
  vacuum(): Promise<void>;
  /** Writes all rows as of now into a new SQLite file of the same tables, while others read and write. */
  backup(path: string, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
  /** What is written differently. */
  dialect: {
    /** Keeps two that start at once from making the tables twice. */
    lockSchema: string | undefined;
    /** Keeps two from following the same entry of the audit trail, until the transaction ends. */
    lockTrail: string | undefined;
    /** Appended to a select: skips rows that another instance has just claimed. */
    skipLocked: string;
    /** Selects the server's own time as `time`, ISO 8601; undefined if the database has no clock of its own. */
    selectTime: string | undefined;
  };
}
