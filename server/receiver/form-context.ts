import type { Context } from 'hono';
import type { ReceivedForm } from '../../src/compiled';
import type { Build } from '../site/build';
import type { SpamReason } from '../spam/reasons';
import type { PostOutcome } from './post-outcome';

/** Context variables of a request to a form. */
export interface ReceiverEnv {
  Variables: {
    /** The build that has the form. Another may replace it before the response. */
    build: Build;
    form: ReceivedForm;
    /** The client's address, set just before the guard is asked to admit the request. */
    address: string;
    /** The outcome of a post, where it does not follow from the status of the response. */
    outcome?: PostOutcome;
    /** Why a post was quarantined. */
    spamReason?: SpamReason;
  };
}

/** The context of a request to a form. */
export type FormContext = Context<ReceiverEnv>;
