/*
 * Every text that the specifications give for screens, letter for letter, each once. What the rules refuse with stands
 * in the domain (`refusals`). No zod here: web pages import it. A `title` goes above its `text` in a toast or alert.
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
