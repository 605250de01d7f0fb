import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { root } from './house';

interface Workflow {
  permissions: Readonly<Record<string, string>>;
  jobs: Readonly<Record<string, { 'timeout-minutes'?: number; steps: readonly Step[] }>>;
}

interface Step {
  uses?: string;
  run?: string;
}

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((file) => ({
  file,
  workflow: load(readFileSync(join(folder, file), 'utf8')) as Workflow,
}));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

describe.each(workflows)('the workflow $file', ({ workflow }) => {
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('runs commands that exist', () => {
    const commands = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/npm run (?:--?\S+ )*(?<name>\S+)/g)].map((match) => match.groups?.name),
    );
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual([]);
  });

  it('has read permission only, a time limit for each job, and a major version for each action', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(jobs.filter((job) => job['timeout-minutes'] === undefined)).toEqual([]);
    expect(steps.filter(({ uses }) => uses !== undefined && !/@v\d+$/.test(uses))).toEqual([]);
  });
});
