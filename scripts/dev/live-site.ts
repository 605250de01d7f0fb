import { setTimeout } from 'node:timers/promises';
import type { ErrorPayload } from 'vite';
import { validate } from '../../src/compiler/validate';
import { hasErrors } from '../../src/diagnostics/diagnostic';
import type { Sources } from '../../src/document/source';
import { failureInWords } from '../failure-in-words';
import { readSchemas } from '../read-schemas';
import { report } from '../report';
import { openLiveSources } from './live-sources';
import { overlayError } from './overlay-error';
import { type Attempt, makeSnapshot, type Snapshot } from './snapshot';

/** The site while it is written: its last sound edition, and what has been wrong with the documents since. */
export interface LiveSite {
  edition(): Snapshot | undefined;
  /** What the site is made of at the moment, sound or not. */
  sources(): Sources;
  /** Another name for every edition: a page of another one is not current. */
  build(): string;
  error(): ErrorPayload['err'] | undefined;
  /** These paths below the pages folder may be others now. */
  touch(...paths: readonly string[]): void;
  /** The contract may be another now. */
  touchSchemas(): void;
}

interface LiveSiteOptions {
  folder: string;
  controlIcons: readonly string[];
  /** Where browsers find it. */
  origin: string;
  /** There is a new edition, or an error, or an error less. */
  onChange: (live: LiveSite) => void;
}

/** A watcher drops the second of two changes within this time, and tells so late that a file is gone; ms. */
const missedWithin = 100;

/** What is wrong, if anything is, is how they fit together. */
const everyDocumentIsSound = ({ documents, schemas }: Sources) =>
  documents.map((source) => validate(schemas, source)).every(({ diagnostics }) => !hasErrors(diagnostics));

export async function openLiveSite(options: LiveSiteOptions): Promise<LiveSite> {
  const { folder, controlIcons, origin, onChange } = options;
  const sources = await openLiveSources(folder);
  let edition: Snapshot | undefined;
  let error: ErrorPayload['err'] | undefined;
  let lastAttempt: Attempt | undefined;
  let hasReported = false;
  let editions = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** One at a time: what is shown last is what was saved last. */
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch((fault) => console.error(failureInWords(fault) ?? fault));
    return last;
  };

  async function compileAgain(): Promise<void> {
    const current = sources.current();
    const attempt = await makeSnapshot(current, { folder, controlIcons, last: edition });
    lastAttempt = attempt;
    if (attempt.edition) {
      edition = attempt.edition;
      editions += 1;
    } else if (edition && everyDocumentIsSound(current)) {
      // What changes several files, as a page that is renamed, leaves them at odds until all have been told of.
      void setTimeout(missedWithin, undefined, { ref: false }).then(() =>
        inTurn(async () => {
          if (lastAttempt === attempt) tell(attempt, current);
        }),
      );
      return;
    }
    tell(attempt, current);
  }

  function tell({ diagnostics }: Attempt, current: Sources): void {
    error = overlayError(diagnostics, current, origin);
    onChange(live);
    const hasProblems = diagnostics.length > 0;
    if (hasProblems || hasReported) report(diagnostics, current); // that all is well again is news, too
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
    edition: () => edition,
    sources: sources.current,
    build: () => String(editions),
    error: () => error,
    touch(...paths) {
      const touch = () => {
        for (const path of paths) touched.add(path);
        void reread();
      };
      touch();
      // An editor that empties a file and then fills it makes two changes, of which the watcher tells the first.
      void setTimeout(missedWithin, undefined, { ref: false }).then(touch);
    },
    touchSchemas() {
      const reread = async () => {
        sources.setSchemas(await readSchemas());
        await compileAgain();
      };
      // Not at once: a schema that is half written is no JSON, and its second change is not told of, as above.
      void setTimeout(missedWithin, undefined, { ref: false }).then(() => inTurn(reread));
    },
  };
  await inTurn(compileAgain);
  return live;
}
