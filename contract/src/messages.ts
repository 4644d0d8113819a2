/*
 * Every fixed text of the screens, each once. Their wording is specified, so do not change it. The texts of refusals are in
 * the domain (`refusals`). Web pages import this file, so it must not import zod. A `title` is shown above its `text` in a
 * toast or alert.
 */
export { accounts } from './messages/accounts.ts';
export { decisions, scenarios, simulations, stages } from './messages/authoring.ts';
export { files } from './messages/files.ts';
export { participation } from './messages/participation.ts';
export { posts } from './messages/posts.ts';
export { questionnaires } from './messages/questionnaires.ts';
export { reports } from './messages/reports.ts';
export { rooms } from './messages/rooms.ts';
export { runs } from './messages/runs.ts';
export { shared } from './messages/shared.ts';
export { votes } from './messages/votes.ts';
