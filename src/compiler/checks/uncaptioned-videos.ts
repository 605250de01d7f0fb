import type { Diagnostic } from '../../diagnostics/diagnostic';
import { missingChoice } from '../../diagnostics/missing-property/missing-property';
import { locationOfValue } from '../../document/location';
import { blocksOfType } from '../../site/blocks-of';
import type { LinkedDocument, LinkedSite } from '../../site/checked-site';
import { mightHaveProperty } from '../might-have-property';

/** Videos with neither captions nor a transcript, which deaf visitors need (WCAG 2.2, 1.2). */
export const uncaptionedVideos = ({ documents }: LinkedSite): readonly Diagnostic[] =>
  documents.flatMap(inDocument);

const advice =
  'Captions show what is said while the video plays. For a video without speech, write what it shows as "transcript".';

const inDocument = (document: LinkedDocument): readonly Diagnostic[] =>
  blocksOfType(document, 'video')
    .filter(
      ({ block, pointer }) =>
        block.captions === undefined &&
        block.transcript === undefined &&
        !mightHaveProperty(document.invalidPointers, pointer, ['captions', 'transcript']),
    )
    .map(({ pointer }) =>
      missingChoice(locationOfValue(document.parsed, `${pointer}/type`), ['captions', 'transcript'], advice),
    );
