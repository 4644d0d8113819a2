/* What the addresses of pages may carry. What has not the right form is left out, unless a page has a word for it. */

type Search = Record<string, unknown>;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
const id = (value: unknown): number | undefined =>
  /^[1-9]\d{0,15}$/.test(text(value) ?? '') ? Number(value) : undefined;

export const codeSearch = (search: Search) => ({ code: text(search['code']) });
export const joinSearch = (search: Search) => ({ code: text(search['code']), room: text(search['room']) });
export const runSearch = (search: Search) => ({
  /** As text where it is no id: its page says so. */
  runId: id(search['runId']) ?? (text(search['runId']) || undefined),
  code: text(search['code']),
  needsPostQuestionnaire:
    text(search['needsPostQuestionnaire']) === 'true' ||
    search['needsPostQuestionnaire'] === true ||
    undefined,
});
/** A run of the facilitator: whether this window shows its projector view alone. */
export const presentSearch = (search: Search) => ({
  present: text(search['present']) === '1' ? 1 : undefined,
});
/** A summary: which of its tabs. */
export const summarySearch = (search: Search) => ({ ...runSearch(search), show: text(search['show']) });
/** A link to set a password; of an invitation also the code of the run that it leads on to. */
export const tokenSearch = (search: Search) => ({ token: text(search['token']), code: text(search['code']) });

/** Lists of the facilitator: what is searched for, the page (from 1), which of its tabs or filters. */
export const listSearch = (search: Search) => ({
  search: text(search['search']),
  page: id(search['page']),
  show: text(search['show']),
});
/** A simulation: which of its views, and what is chosen in it. */
export const viewSearch = (search: Search) => ({
  view: text(search['view']),
  scenario: id(search['scenario']),
});
/** A scenario: the room whose dialog is open, and which of its tabs. */
export const roomSearch = (search: Search) => ({
  room: text(search['room']),
  show: text(search['show']),
});
