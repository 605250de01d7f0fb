import type { Registry } from 'prom-client';
import { createOptionalGauge } from './optional-gauge';

export type BackupResult = 'made' | 'failed';

/** The result of this process's last scheduled backup; empty before the first. */
export function createBackupMetrics(registry: Registry) {
  const success = createOptionalGauge(registry, {
    name: 'prospectus_backup_last_run_success',
    help: '1 if the last scheduled backup succeeded, 0 if it failed.',
  });
  const size = createOptionalGauge(registry, {
    name: 'prospectus_backup_last_run_size_bytes',
    help: 'The size of the last scheduled backup that succeeded.',
  });
  const duration = createOptionalGauge(registry, {
    name: 'prospectus_backup_last_run_duration_seconds',
    help: 'How long the last scheduled backup took, or took to fail.',
  });
  return {
    onBackup(result: BackupResult, bytes: number, ms: number): void {
      success(result === 'made' ? 1 : 0);
      if (result === 'made') size(bytes);
      duration(ms / 1000);
    },
  };
}
