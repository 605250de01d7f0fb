import { Gauge, type Registry } from 'prom-client';
import { ageOf } from '../health/readiness';
import { createOptionalGauge } from './optional-gauge';
import type { ServerState } from './server-state';

/** Gauges for the state at a scrape. Returns a function that sets them; unknown values are omitted. */
export function createStateMetrics(registry: Registry): (state: ServerState) => void {
  const registers = [registry];
  const optional = (name: string, help: string) => createOptionalGauge(registry, { name, help });
  const labelled = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers });

  const ready = optional('prospectus_ready', '1 if posts can be kept, otherwise 0: what /readyz answers.');
  const storeUp = optional(
    'prospectus_store_up',
    '1 if the enquiry store could be read at this scrape, otherwise 0.',
  );
  const storeSize = optional('prospectus_store_size_bytes', 'The size of the enquiry store on the disk.');
  const diskFree = optional('prospectus_disk_free_bytes', 'Free bytes on the disk of the SQLite file.');
  const connections = optional('prospectus_http_connections', 'Open connections of visitors and proxies.');
  const backupTime = optional(
    'prospectus_backup_last_success_timestamp_seconds',
    'When the newest backup was made, in seconds since 1970; 0 if there is none yet.',
  );
  const backupInterval = optional('prospectus_backup_interval_seconds', 'How often a backup is scheduled.');
  const waiting = labelled('prospectus_outbox_deliveries', 'Waiting deliveries, by channel.', 'channel');
  const oldestAge = labelled(
    'prospectus_outbox_oldest_age_seconds',
    'How long ago the oldest waiting enquiry was received, by channel; 0 if none is waiting.',
    'channel',
  );
  const dead = labelled('prospectus_dead_letters', 'Deliveries that were given up, by channel.', 'channel');
  const quarantined = labelled(
    'prospectus_quarantined_enquiries',
    'Enquiries in quarantine, by reason.',
    'reason',
  );
  const build = labelled('prospectus_build_info', 'The build of the site that is served.', 'build', 'node');

  return (state) => {
    ready(Number(state.ready));
    storeUp(Number(state.storeUp));
    storeSize(state.storeBytes);
    diskFree(state.freeBytes);
    connections(state.connections);
    backupTime(state.backup && (state.backup.newest ?? 0) / 1000);
    backupInterval(state.backup && state.backup.interval / 1000);
    for (const gauge of [waiting, oldestAge, dead, quarantined, build]) gauge.reset();
    for (const { channel, ...outbox } of state.outbox ?? []) {
      waiting.set({ channel }, outbox.waiting);
      oldestAge.set({ channel }, ageOf(outbox.oldest, state.now));
      dead.set({ channel }, outbox.dead);
    }
    for (const { reason, count } of state.quarantined ?? []) quarantined.set({ reason }, count);
    build.set({ build: state.build.id, node: process.version }, 1);
  };
}
