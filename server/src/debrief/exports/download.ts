import { Readable } from 'node:stream';
import type { ExportFormat } from '@vincere/contract';
import { contentTypeOf, portableName } from '@vincere/domain';
import type { Download } from '../../platform/http/handle.ts';

/** Returns a made file as a download. `name` comes without its ending. */
export function downloadOf(name: string, format: ExportFormat, parts: readonly Uint8Array[]): Download {
  return {
    name: portableName(`${name}.${format}`),
    contentType: format === 'json' ? 'application/json' : contentTypeOf(format),
    size: parts.reduce((sum, { length }) => sum + length, 0),
    body: Readable.from(parts),
  };
}
