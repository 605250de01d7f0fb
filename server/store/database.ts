export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** Asks a database in SQL. Values stand for `$1`, `$2`, … in both kinds of database. */
export type Query = (sql: string, values?: readonly Value[]) => Promise<readonly Row[]>;

/** What the store needs of a database: SQL that SQLite and PostgreSQL share, and what they do not. */
export interface Database {
  query: Query;
  /** All of the work or nothing; on the disk when the promise is kept. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Leaves nothing in the files of what was deleted. */
  scrub(): Promise<void>;
  /** Writes a copy as of now into a new file, while others read and write. Rejects where that is another tool's task. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
  /** What is written differently. */
  dialect: {
    /** Keeps two that start at once from making the tables twice. */
    lockSchema: string | undefined;
    /** Put behind a select: leaves alone what another instance has just claimed. */
    skipLocked: string;
    /** Selects the server's own time as `time`, ISO 8601; undefined where the database has no clock of its own. */
    selectTime: string | undefined;
  };
}
