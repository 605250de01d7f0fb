import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lockFile, packageManagerOf } from './lock-file';

const workspace = mkdtempSync(join(tmpdir(), 'prospectus-workspace-'));
const project = join(workspace, 'sites/school');
mkdirSync(project, { recursive: true });
afterAll(() => rmSync(workspace, { recursive: true }));

it('the lock file is the project’s own, or else that of its workspace; it names the package manager', () => {
  const shared = join(workspace, 'pnpm-lock.yaml');
  writeFileSync(shared, '');
  expect(lockFile(project)).toBe(shared);
  expect(packageManagerOf(project)).toBe('pnpm');
  const own = join(project, 'package-lock.json');
  writeFileSync(own, '{}');
  expect(lockFile(project)).toBe(own);
  expect(packageManagerOf(project)).toBe('npm');
});
