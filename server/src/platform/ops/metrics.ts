import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PlatformApp } from '../app.ts';

/** Returns the Prometheus metrics of this process: requests by route, open streams, memory and event loop. */
export function serverMetrics(app: PlatformApp) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'vincere_open_streams',
    help: 'Event streams open now',
    registers: [registry],
    collect() {
      this.set(app.streams.size());
    },
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    /** Records an answered request that took `ms`. */
    observe(method: string, route: string, status: number, ms: number): void {
      requests.observe({ method, route, status }, ms / 1000);
    },
  };
}
