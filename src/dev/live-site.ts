import { setTimeout } from 'node:timers/promises';
import type { ErrorPayload } from 'vite';
import { createCompileCache } from '../compiler/compile-cache';
import { validateCached } from '../compiler/validate-cached';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic';
import { memoize } from '../document/memoize';
import type { Schemas, Sources } from '../document/source';
import { describeSystemError } from '../files/describe-system-error';
import { report } from '../report/report';
import { todayOf } from '../sources/read-sources';
import { overlayError } from './overlay-error';
import { settleTime } from './recheck-code';
import { makeSnapshot, type Snapshot } from './snapshot';
import { createSourceReader } from './source-reader';

/** The site being edited: the last valid snapshot, and current errors. */
export interface LiveSite {
  snapshot(): Snapshot | undefined;
  /** The current sources, valid or not. */
  sources(): Sources;
  /** Changes with each snapshot and with the code. A browser that shows a page of another version is out of date. */
  version(): string;
  /** The current errors, for Vite's overlay. */
  error(): ErrorPayload['err'] | undefined;
  /** Current warnings. */
  warnings(): readonly Diagnostic[];
  /** To be called when documents or other files of the pages folder may have changed. */
  touch(): void;
  /** To be called when schemas may have changed. */
  touchSchemas(): void;
  /** To be called when the code that renders pages has changed. */
  touchCode(): void;
}

interface LiveSiteOptions {
  /** The folder of the documents. */
  folder: string;
  /** Icons of the engine's own controls. */
  controlIcons: readonly string[];
  /** Origin of the dev server. */
  origin: string;
  /** Called after each compilation that is shown, valid or not, and when files cannot be read or code has changed. */
  onChange: (live: LiveSite) => void;
}

/** The result of one compilation. */
interface Attempt {
  sources: Sources;
  isValid: boolean;
  diagnostics: readonly Diagnostic[];
}

/**
 * Time in ms between looks at the clock. One timer until midnight would be late if the computer has slept meanwhile.
 */
const clockInterval = 60_000;

/** Reads and compiles a site, and does so again whenever it is told of a change. */
export async function openLiveSite(options: LiveSiteOptions): Promise<LiveSite> {
  const { folder, controlIcons, origin, onChange } = options;
  const readSources = createSourceReader(folder);
  let sources = await readSources();
  let isReadQueued = false;
  let readFailure: string | undefined;
  let snapshot: Snapshot | undefined;
  let error: ErrorPayload['err'] | undefined;
  let latestAttempt: Attempt | undefined;
  let shownAttempt: Attempt | undefined;
  let hadProblems = false;
  let version = 0;
  // A cache is for one set of schemas, so each has its own.
  const cacheFor = memoize((_schemas: Schemas) => createCompileCache());
  let queue: Promise<unknown> = Promise.resolve();

  /** Whether each document is valid by itself, although links between them may be broken. */
  const areAllDocumentsValid = ({ documents, schemas }: Sources) =>
    documents
      .map((source) => validateCached(schemas, source, cacheFor(schemas)))
      .every(({ diagnostics }) => !hasErrors(diagnostics));

  /** Runs tasks one after the other, so that the last saved state is shown last. */
  const inTurn = (task: () => Promise<void>) => {
    queue = queue.then(task).catch((caught) => console.error(describeSystemError(caught) ?? caught));
    return queue;
  };
  /** Runs a task once a file that is being written is complete. */
  const afterSettling = (task: () => unknown) =>
    void setTimeout(settleTime, undefined, { ref: false }).then(task);

  async function compileOnce(): Promise<Attempt> {
    const cache = cacheFor(sources.schemas);
    const result = await makeSnapshot(sources, { folder, controlIcons, cache });
    if (result.snapshot) {
      snapshot = result.snapshot;
      version += 1;
    }
    latestAttempt = { sources, isValid: Boolean(result.snapshot), diagnostics: result.diagnostics };
    return latestAttempt;
  }

  async function compileAgain(): Promise<void> {
    const attempt = await compileOnce();
    // A command such as rename changes several files. Until all are read, links may be broken although each document is
    // valid, so that state is not shown.
    const mayBeIncomplete = !attempt.isValid && snapshot && areAllDocumentsValid(attempt.sources);
    if (!mayBeIncomplete) showInBrowser(attempt);
    afterSettling(() =>
      inTurn(async () => {
        if (attempt !== latestAttempt) return;
        showInBrowser(attempt);
        printDiagnostics(attempt);
      }),
    );
  }

  function showInBrowser(attempt: Attempt): void {
    if (attempt === shownAttempt) return;
    shownAttempt = attempt;
    error = overlayError(attempt.diagnostics, attempt.sources, origin);
    onChange(live);
  }

  /**
   * Reports to the terminal. After a save it is called with a delay, because a message about a half-written file would
   * stay there, unlike the overlay.
   */
  function printDiagnostics({ diagnostics, sources }: Attempt): void {
    const hasProblems = diagnostics.length > 0;
    // “No problems.” is only shown after problems.
    if (hasProblems || hadProblems) report(diagnostics, sources);
    hadProblems = hasProblems;
  }

  /** Reads what has changed. If a file cannot be read, that is reported, and the sources stay as they were. */
  const reread = () => {
    if (isReadQueued) return;
    isReadQueued = true;
    void inTurn(async () => {
      isReadQueued = false;
      const previous = sources;
      try {
        sources = await readSources(previous);
      } catch (caught) {
        if (isMissing(caught)) return; // removed since the folder was listed: the watcher reports that, too
        const failure = describeSystemError(caught);
        if (failure === undefined) throw caught;
        if (failure !== readFailure) showFailure(failure);
        return;
      }
      if (sources === previous && readFailure === undefined) return;
      readFailure = undefined;
      await compileAgain();
    });
  };

  /** Shows why files cannot be read. */
  function showFailure(failure: string): void {
    readFailure = failure;
    error = { message: failure, stack: '' };
    console.error(failure);
    onChange(live);
  }

  const live: LiveSite = {
    snapshot: () => snapshot,
    sources: () => sources,
    version: () => String(version),
    error: () => error,
    warnings: () => (shownAttempt?.diagnostics ?? []).filter(({ severity }) => severity === 'warning'),
    touch() {
      reread();
      // An editor that truncates a file before writing it makes two changes, and the watcher only reports the first. It
      // may also miss some of many files that a command changes.
      afterSettling(reread);
    },
    touchSchemas() {
      afterSettling(reread); // because a half-written schema is not valid JSON
    },
    touchCode() {
      version += 1;
      onChange(live);
    },
  };
  await inTurn(async () => {
    const first = await compileOnce();
    showInBrowser(first);
    printDiagnostics(first);
  });
  // A notice or a figure may begin or end at midnight, in the time zone that the documents name.
  setInterval(() => {
    if (todayOf(sources.documents, new Date()).today !== sources.today) reread();
  }, clockInterval).unref();
  return live;
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
