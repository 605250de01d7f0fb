import type { Registry } from 'prom-client';
import { addGauge } from './add-gauge';

/** The result of this process's last scheduled backup; empty before the first. */
export function createBackupMetrics(registry: Registry) {
  let isSuccess: boolean | undefined;
  let bytes: number | undefined;
  let seconds: number | undefined;
  addGauge(registry, {
    name: 'prospectus_backup_last_run_success',
    help: '1 if the last scheduled backup succeeded, 0 if it failed.',
    read: async () => (isSuccess === undefined ? undefined : Number(isSuccess)),
  });
  addGauge(registry, {
    name: 'prospectus_backup_last_run_size_bytes',
    help: 'The size of the last scheduled backup that succeeded.',
    read: async () => bytes,
  });
  addGauge(registry, {
    name: 'prospectus_backup_last_run_duration_seconds',
    help: 'How long the last scheduled backup took, or took to fail.',
    read: async () => seconds,
  });
  return {
    onBackup(result: 'made' | 'failed', size: number, ms: number): void {
      isSuccess = result === 'made';
      if (isSuccess) bytes = size;
      seconds = ms / 1000;
    },
  };
}
