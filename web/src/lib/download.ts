/** Extensions by media type, for downloads whose name has none. */
const extensions: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/vnd.ms-excel': '.xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/msword': '.doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'text/plain': '.txt',
  'text/csv': '.csv',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/gif': '.gif',
  'application/zip': '.zip',
  'application/json': '.json',
  'text/html': '.html',
};

/** Returns the file name for a download: the server's, else `otherwise`. It always has an extension. */
export function downloadNameOf(headers: Headers, otherwise: string): string {
  const name = nameIn(headers.get('content-disposition') ?? '') || otherwise;
  if (/\.[a-z0-9]{1,8}$/i.test(name)) return name;
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  return `${name}${extensions[type] ?? '.bin'}`;
}

function nameIn(disposition: string): string {
  const encodedName = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encodedName !== undefined)
    try {
      return decodeURIComponent(encodedName.trim());
    } catch {
      // The encoding is invalid: use the plain name.
    }
  const quotedName = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1];
  return (
    quotedName?.replace(/\\(.)/g, '$1') ?? /filename\s*=\s*([^";]+)/i.exec(disposition)?.[1]?.trim() ?? ''
  );
}

/** Reads a response to its end. Calls `onProgress` with the number of bytes received so far. */
export async function readWhole(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  if (response.body === null) return response.blob();
  const parts: BlobPart[] = [];
  let bytes = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.byteLength;
    onProgress(bytes);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

/** Makes the browser download a file. */
export function saveAs(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
