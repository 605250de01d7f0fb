import { Gauge, type Registry } from 'prom-client';

/** A gauge that is omitted while its value is unknown, because 0 would be a value. */
export function createOptionalGauge(
  registry: Registry,
  { name, help }: { name: string; help: string },
): (value: number | undefined) => void {
  const gauge = new Gauge({ name, help, registers: [registry] });
  const update = (value: number | undefined) => {
    if (value === undefined) gauge.remove();
    else gauge.set(value);
  };
  update(undefined);
  return update;
}
