import { serveJobs } from '../../../platform/workers/job.ts';
import { make, type Order } from './make.ts';

/** The size of one part of a file, in bytes. */
const partBytes = 1024 * 1024;

serveJobs(async (order: Order) => {
  const file = await make(order);
  return Array.from({ length: Math.ceil(file.length / partBytes) }, (_, index) =>
    file.subarray(index * partBytes, (index + 1) * partBytes),
  );
});
