import type { Answer, Calls, Input } from '@vincere/contract';
import { shared } from '@vincere/contract/messages';
import { routes } from './addresses.gen.ts';
import { CallFailed, withFreshSession } from './api.ts';
import { getSession } from './session/session.ts';
import { parseStored } from './stored.ts';
import { t } from './text.ts';

type UploadCall = 'uploadSimulationFile' | 'uploadScenarioFile';

/**
 * Uploads a file. Calls `onProgress` with the number of bytes sent. After a 401, refreshes the token and retries once.
 * `signal` aborts it. Throws `CallFailed`, or an Error if the connection fails or the answer is not a stored file.
 */
export function upload<Name extends UploadCall>(
  name: Name,
  input: Input<Calls[Name]>,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Answer<Calls[Name]>> {
  const { params, body, file, fileName } = input as Input<Calls['uploadScenarioFile']>;
  const path = routes[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[key])),
  );
  const fields = Object.entries(body ?? {});
  return withFreshSession(async () => {
    // The server reads the fields first: the file comes last.
    const form = new FormData();
    for (const [key, value] of fields) form.append(key, value);
    form.append('file', file, fileName);
    const { status, text } = await post(
      `/api/v1${path}`,
      form,
      (sentBytes) => onProgress(Math.min(sentBytes, file.size)),
      signal,
    );
    const answer = parseStored(text);
    if (status >= 400) throw new CallFailed(status, isFields(answer) ? answer : {});
    if (text === '') throw new Error(t(shared.noAnswer));
    if (!isStoredFile(answer)) throw new Error(t(shared.badAnswer));
    return answer as Answer<Calls[Name]>;
  });
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether an answer describes a stored file: it has an id, a name and a room. */
function isStoredFile(answer: unknown): boolean {
  return isFields(answer) && ['id', 'name', 'room_name'].every((key) => Boolean(answer[key]));
}

/** Uses XMLHttpRequest, because `fetch` doesn't report upload progress. */
function post(
  address: string,
  form: FormData,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('authorization', `Bearer ${getSession()?.access_token}`);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new TypeError('The connection failed'));
    request.onabort = () => reject(new DOMException('Stopped', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
