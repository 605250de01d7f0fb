import { Gauge, type Registry } from 'prom-client';

type LabelledValue = readonly [labels: Readonly<Record<string, string>>, value: number];

interface GaugeOptions {
  name: string;
  help: string;
  labelNames?: readonly string[];
  /** Reads the value, or one for each set of labels. Unknown values are omitted, because 0 would be a value. */
  read: () => Promise<number | readonly LabelledValue[] | undefined>;
}

/** Adds a gauge that is read at each scrape. */
export function addGauge(registry: Registry, { name, help, labelNames = [], read }: GaugeOptions): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      const values = await read();
      this.reset();
      if (typeof values === 'number') this.set(values);
      // Without labels, `reset` has set it to 0.
      else if (labelNames.length === 0) this.remove();
      else for (const [labels, value] of values ?? []) this.set(labels, value);
    },
  });
}
