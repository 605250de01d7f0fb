import { setTimeout } from 'node:timers/promises';
import type { ErrorPayload } from 'vite';
import { caches } from '../cache/caches';
import { openValidators } from '../cache/compiled-validators';
import { hashOfCode } from '../cache/hash-of-code.mjs';
import { type CompileCache, createCompileCache } from '../compiler/compile-cache';
import { validateCached } from '../compiler/validate-cached';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic';
import type { Sources } from '../document/source';
import { describeSystemError } from '../files/describe-system-error';
import { engineFolder } from '../project/engine-folder';
import { report } from '../report/report';
import { readSchemas } from '../sources/read-schemas';
import { openLiveSources } from './live-sources';
import { overlayError } from './overlay-error';
import { makeSnapshot, type Snapshot } from './snapshot';

/** The site being edited: the last valid snapshot, and current errors. */
export interface LiveSite {
  snapshot(): Snapshot | undefined;
  /** The current sources, valid or not. */
  sources(): Sources;
  /** Id of the snapshot, which also changes with the code. A browser that shows another one is out of date. */
  build(): string;
  error(): ErrorPayload['err'] | undefined;
  /** Current warnings. */
  warnings(): readonly Diagnostic[];
  /** Called when these paths within the pages folder may have changed. */
  touch(...paths: readonly string[]): void;
  /** Called when schemas may have changed. */
  touchSchemas(): void;
  /** Called when the rendering code has changed. */
  touchCode(): void;
}

interface LiveSiteOptions {
  folder: string;
  controlIcons: readonly string[];
  /** Origin of the dev server. */
  origin: string;
  /** Called when there is a new snapshot, or errors change. */
  onChange: (live: LiveSite) => void;
}

/** The result of one compilation. */
interface Attempt {
  sources: Sources;
  isValid: boolean;
  diagnostics: readonly Diagnostic[];
}

/**
 * Time in ms until a change counts as complete. Within it, the watcher drops a second change to the same file, and
 * delays reporting deletions.
 */
const settleTime = 100;

const everyDocumentIsValid = ({ documents, schemas }: Sources, cache: CompileCache) =>
  documents
    .map((source) => validateCached(schemas, source, cache))
    .every(({ diagnostics }) => !hasErrors(diagnostics));

export async function openLiveSite(options: LiveSiteOptions): Promise<LiveSite> {
  const { folder, controlIcons, origin, onChange } = options;
  const sources = await openLiveSources(folder);
  let snapshot: Snapshot | undefined;
  let error: ErrorPayload['err'] | undefined;
  let latest: Attempt | undefined;
  let lastAttempt: Attempt | undefined;
  let hasReported = false;
  let builds = 0;
  const codeHash = hashOfCode(engineFolder);
  const emptyCache = () => createCompileCache({}, openValidators(schemas, codeHash, caches.documents));
  let { schemas } = sources.current();
  let cache = emptyCache();
  let queue: Promise<unknown> = Promise.resolve();

  /** Runs tasks one at a time, so that the last saved state is shown last. */
  const inTurn = (task: () => Promise<void>) => {
    queue = queue.then(task).catch((fault) => console.error(describeSystemError(fault) ?? fault));
    return queue;
  };
  const afterSettling = (task: () => unknown) =>
    void setTimeout(settleTime, undefined, { ref: false }).then(task);

  async function compileOnce(): Promise<Attempt> {
    const current = sources.current();
    if (current.schemas !== schemas) {
      schemas = current.schemas;
      cache = emptyCache();
    }
    const newSnapshot = await makeSnapshot(current, { folder, controlIcons, last: snapshot, cache });
    if (newSnapshot.snapshot) {
      snapshot = newSnapshot.snapshot;
      builds += 1;
    }
    latest = {
      sources: current,
      isValid: Boolean(newSnapshot.snapshot),
      diagnostics: newSnapshot.diagnostics,
    };
    return latest;
  }

  async function compileAgain(): Promise<void> {
    const attempt = await compileOnce();
    // A command such as rename changes several files. Until all are read, links may be broken although each document is
    // valid, so that state is not shown.
    const mayBeIncomplete = !attempt.isValid && snapshot && everyDocumentIsValid(attempt.sources, cache);
    if (!mayBeIncomplete) showInBrowser(attempt);
    afterSettling(() =>
      inTurn(async () => {
        if (attempt === latest) publish(attempt);
      }),
    );
  }

  function showInBrowser(attempt: Attempt): void {
    if (attempt === lastAttempt) return;
    lastAttempt = attempt;
    error = overlayError(attempt.diagnostics, attempt.sources, origin);
    onChange(live);
  }

  /**
   * Reports to the terminal with a delay, because a message about a half-written file would stay there, unlike the
   * overlay.
   */
  function publish(attempt: Attempt): void {
    showInBrowser(attempt);
    const hasProblems = attempt.diagnostics.length > 0;
    // “No problems.” is only shown after problems.
    if (hasProblems || hasReported) report(attempt.diagnostics, attempt.sources);
    hasReported = hasProblems;
  }

  const touched = new Set<string>();
  const reread = () =>
    inTurn(async () => {
      const paths = [...touched];
      touched.clear();
      if (paths.length > 0 && (await sources.reread(paths))) await compileAgain();
    });

  const live: LiveSite = {
    snapshot: () => snapshot,
    sources: sources.current,
    build: () => String(builds),
    error: () => error,
    warnings: () => (lastAttempt?.diagnostics ?? []).filter(({ severity }) => severity === 'warning'),
    touch(...paths) {
      const look = (more: readonly string[] = []) => {
        for (const path of [...paths, ...more]) touched.add(path);
        void reread();
      };
      look();
      afterSettling(async () => {
        // An editor that truncates a file before writing it makes two changes, and the watcher only reports the first.
        look();
        look(await sources.changed()); // the watcher may miss some of many files that a command changes
      });
    },
    touchSchemas() {
      // Delayed, because a half-written schema is not valid JSON.
      afterSettling(() =>
        inTurn(async () => {
          sources.setSchemas(await readSchemas());
          await compileAgain();
        }),
      );
    },
    touchCode() {
      builds += 1;
      onChange(live);
    },
  };
  await inTurn(async () => publish(await compileOnce()));
  return live;
}
