import { apiPrefix, type Call, calls } from '@vincere/contract';

/**
 * Returns the answers of all GET calls to a caller, refused ones included, by the name of the call. `params` fills the paths,
 * by the name of the parameter. Streams are left out.
 */
export async function readEverything(
  { origin }: { origin: string },
  token: string | null,
  params: Readonly<Record<string, string | number>>,
): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    if (call.method !== 'GET' || call.answer === 'events') continue;
    const path = call.path.replace(/:(\w+)/g, (_, param: string) => String(params[param] ?? 1));
    const response = await fetch(`${origin}${apiPrefix}${path}`, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    answers.set(name, await response.text());
  }
  return answers;
}
