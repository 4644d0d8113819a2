import type { Answer, Calls, Input } from '@vincere/contract';
import { shared } from '@vincere/contract/messages';
import { routes } from './addresses.gen.ts';
import { CallFailed, withFreshSession } from './api.ts';
import { getSession } from './session.ts';
import { parseStored } from './stored.ts';
import { t } from './text.ts';

type UploadCall = 'uploadSimulationFile' | 'uploadScenarioFile';

/**
 * Sends a file through one of the upload calls, telling how many of its bytes have left; a 401 is tried once more with a
 * refreshed token. `signal` stops it. Throws `CallFailed`, or an Error when the line is down or the answer is no stored file.
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
      (sent) => onProgress(Math.min(sent, file.size)),
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

/** Participant specification, section 5. */
function isStoredFile(answer: unknown): boolean {
  return isFields(answer) && ['id', 'name', 'room_name'].every((key) => Boolean(answer[key]));
}

/** fetch tells nothing of what has left: this is the one place for the older way. */
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
    request.onerror = () => reject(new TypeError('The line is down'));
    request.onabort = () => reject(new DOMException('Stopped', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
