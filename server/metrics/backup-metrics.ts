import { Gauge, type Registry } from 'prom-client';

/** The result of this process's last scheduled backup; empty before the first. */
export function createBackupMetrics(registry: Registry) {
  const addEmpty = (name: string, help: string) => {
    const gauge = new Gauge({ name, help, registers: [registry] });
    gauge.remove(); // its initial 0, which would be taken for a result
    return gauge;
  };
  const success = addEmpty(
    'prospectus_backup_last_run_success',
    '1 if the last scheduled backup succeeded, 0 if it failed.',
  );
  const size = addEmpty(
    'prospectus_backup_last_run_size_bytes',
    'The size of the last scheduled backup that succeeded.',
  );
  const duration = addEmpty(
    'prospectus_backup_last_run_duration_seconds',
    'How long the last scheduled backup took, or took to fail.',
  );
  return {
    onBackup(result: 'made' | 'failed', bytes: number, ms: number): void {
      success.set(Number(result === 'made'));
      if (result === 'made') size.set(bytes);
      duration.set(ms / 1000);
    },
  };
}
