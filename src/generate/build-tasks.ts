import type { InspectionData } from './inspector';
import type { WritingData } from './page-writer';

/** What the threads of a build can do: each task begins with data, and gives a function that is called for each job. */
export const tasks = {
  inspect: async (data: InspectionData) => (await import('./inspector')).createInspector(data),
  write: async (data: WritingData) => (await import('./page-writer')).createPageWriter(data),
};

export type Task = keyof typeof tasks;
export type DataOf<Name extends Task> = Parameters<(typeof tasks)[Name]>[0];
type WorkOf<Name extends Task> = Awaited<ReturnType<(typeof tasks)[Name]>>;
export type JobOf<Name extends Task> = Parameters<WorkOf<Name>>[0];
export type AnswerTo<Name extends Task> = ReturnType<WorkOf<Name>>;
