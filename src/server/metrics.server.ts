import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The process's figures in Prometheus text. Labels come from short fixed sets, never from addresses as typed. */
export function createMetrics(asked: {
  /** Whether the database answers; it does so soon, whatever hangs. */
  readonly isDatabaseUp: () => Promise<boolean>;
  /** Seconds of the mail that has waited longest to be sent. */
  readonly mailWait: () => Promise<number>;
  /** Seconds that whoever asks now waits. */
  readonly requestWait: () => number;
}) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  const databaseUp = new Gauge({
    name: 'database_up',
    help: 'Whether the database answers, with the schema of this release: 1, else 0',
    registers: [],
    async collect() {
      this.set((await asked.isDatabaseUp()) ? 1 : 0);
    },
  });
  registry.registerMetric(databaseUp);
  const mailWait = new Gauge({
    name: 'mail_longest_wait_seconds',
    help: 'How long the mail that has waited longest to be sent has waited; NaN while the database is away',
    registers: [],
    async collect() {
      this.set(await asked.mailWait().catch(() => Number.NaN));
    },
  });
  registry.registerMetric(mailWait);
  const requestWait = new Gauge({
    name: 'request_wait_seconds',
    help: 'How long a request takes now, where many wait or the database is slow; from 2 on some are refused with 503, from 4 on all',
    registers: [],
    collect() {
      this.set(asked.requestWait());
    },
  });
  registry.registerMetric(requestWait);
  /** Each set of labels is looked up once. */
  const observed = new Map<string, { observe(seconds: number): void }>();
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observe(method: string, kind: string, status: number, duration: number) {
      const labels = `${method} ${kind} ${status}`;
      let known = observed.get(labels);
      if (!known) observed.set(labels, (known = seconds.labels({ method, kind, status })));
      known.observe(duration);
    },
  };
}
