/* The search parameters of pages. Malformed ones are ignored, unless the page has a message for them. */

type Search = Record<string, unknown>;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
const id = (value: unknown): number | undefined =>
  /^[1-9]\d{0,15}$/.test(text(value) ?? '') ? Number(value) : undefined;

export const codeSearch = (search: Search) => ({ code: text(search['code']) });
export const joinSearch = (search: Search) => ({ code: text(search['code']), room: text(search['room']) });
export const runSearch = (search: Search) => ({
  /** An invalid id stays a string, so that the page can report it. */
  runId: id(search['runId']) ?? (text(search['runId']) || undefined),
  code: text(search['code']),
  needsPostQuestionnaire:
    text(search['needsPostQuestionnaire']) === 'true' ||
    search['needsPostQuestionnaire'] === true ||
    undefined,
});
/** A facilitator's run or debrief page: whether this window shows only the projector view. */
export const presentSearch = (search: Search) => ({
  present: text(search['present']) === '1' ? 1 : undefined,
});
/** A summary: the selected tab. */
export const summarySearch = (search: Search) => ({ ...runSearch(search), show: text(search['show']) });
/** A link to set a password. An invitation also has the access code of its run. */
export const tokenSearch = (search: Search) => ({ token: text(search['token']), code: text(search['code']) });

/** The guide: its language, if it is not that of the screens. */
export const guideSearch = (search: Search) => ({ lang: text(search['lang']) });

/** The facilitator's lists: search text, page (from 1), and tab or filter. */
export const listSearch = (search: Search) => ({
  search: text(search['search']),
  page: id(search['page']),
  show: text(search['show']),
});
/** A simulation: the view, and what is selected in it. */
export const viewSearch = (search: Search) => ({
  view: text(search['view']),
  scenario: id(search['scenario']),
});
/** A scenario: the tab, the room whose dialog is open, and the dialog's tab. */
export const roomSearch = (search: Search) => ({
  view: text(search['view']),
  room: text(search['room']),
  show: text(search['show']),
});
