import { sessionExpired } from './accounts/session.ts';
import { type Filling, fill, type Names } from './text/text.ts';

/** Values for the sentence and the answer of a refusal: plain JSON. */
export type Facts = Readonly<Record<string, unknown>>;

/**
 * Every refusal by its code, with the sentence for a person. `{name}` is filled from the facts. Many sentences are specified
 * word for word. The HTTP statuses are in the contract (`refusalStatus`).
 */
export const refusals = {
  'session.missing': 'No valid access token available.',
  'session.expired': sessionExpired,
  'session.unknown': 'This session has ended already',
  'session.not-yours': 'You can only do this for your own account',
  'session.administrators-only': 'Only administrators can do this',
  'session.rights-changed': 'Your seat or your rights have just changed. Please try again.',
  'request.key-reused': 'This idempotency key was used for another request',
  'request.result-gone': 'What this request made has been edited or deleted since',
  'account.email-taken': 'This email is already registered',
  'account.username-taken': 'This username is already taken',
  'account.unknown': 'No such user',
  'account.incorrect-login': 'Incorrect email or password',
  'account.deactivated': 'This account has been deactivated',
  'account.last-administrator': 'The last administrator cannot be removed',
  'account.wrong-password': 'The current password is not correct',
  'account.password-common':
    'This password is too common or too close to your name or email. Please choose another one.',
  'account.administrator-reset':
    'Nobody can make a reset link for an administrator. Ask them to use Forgot password.',
  'account.own-reset':
    'You cannot make a reset link for yourself. Change your password on your account page instead.',
  'account.link-invalid': 'This link is not valid any more. Please ask for a new one.',
  'account.username-is-email': 'A username cannot be an email address other than your own',
  'account.email-unverified':
    'There is an account with this address, but nobody has confirmed that it belongs to this person.',
  'account.email-changed': 'The email address of this account has changed. Please check it again.',
  'account.email-verified': 'This email address has been verified already',
  'account.no-mail': 'Mail is not set up here. A facilitator can confirm the address.',
  'account.password-needed': 'Please enter your current password to change your email address',
  'account.is-guest': 'This is a guest, who has no account yet',
  'account.not-guest': 'You have an account already',
  'account.too-many-tries': 'Too many tries. Please wait {seconds} seconds and try again.',
  'preferences.closed': 'Preferences can only be changed by their owner after registration',
  'questionnaire.none': 'No questionnaire has been answered yet',
  'questionnaire.incomplete': 'Some questions are not answered: {keys}',
  'questionnaire.run-not-finished': 'The post-scenario assessment opens when the simulation has ended',
  'questionnaire.unnamed': 'These answers can only be read without names',
  'questionnaire.people-joined':
    'Somebody has joined this run already, so who can read the answers stays as it is',
  'simulation.unknown': 'Simulation not found',
  'simulation.has-open-runs': 'This simulation has a run that is not finished: {run}',
  'package.unreadable': 'This file cannot be read as a simulation',
  'package.outgrown':
    'With its files this simulation is more than a package may be, 200MB. Remove large files and try again.',
  'package.invalid': 'This file has mistakes, so nothing was stored',
  'stage.unknown': 'Stage not found',
  'stage.not-begun': 'This stage has not begun yet',
  'stage.limit': 'Maximum of 3 stages allowed per simulation',
  'stage.bad-number': 'The next stage of this simulation is number {expected}',
  'stage.not-last': 'Only the last stage can be deleted',
  'stage.only-one': 'The last stage with scenarios cannot be deleted when it is the only stage',
  'stage.reached': 'This stage has been reached by the run {run} and cannot be deleted',
  'scenario.unknown': 'Scenario not found',
  'scenario.limit-first': 'The first stage can only have 1 scenario.',
  'scenario.limit': 'The {ordinal} stage can have a maximum of {limit} scenarios.',
  'scenario.initial': 'Cannot delete the initial scenario',
  'scenario.reached': 'This scenario has been reached by the run {run} and cannot be deleted',
  'decision.unknown': 'Decision not found',
  'decision.limit': 'A scenario can have at most 3 decisions',
  'decision.no-next-scenarios': 'Please create scenarios in the next stage first',
  'decision.bad-link': 'A decision can only be linked to a scenario of the next stage',
  'decision.not-of-scenario': 'These are not the decisions of this scenario',
  'decision.reached':
    'This decision belongs to a scenario that the run {run} has reached and cannot be deleted',
  'decision.order-in-play':
    'The run {run} has reached this scenario: until it is over, the decisions keep their order',
  'objective.unknown': 'Objective not found',
  'objective.list-changed':
    'The objectives of this simulation have changed in the meantime. Please try again.',
  'objective.rated': 'The objective “{title}” cannot be deleted: it has been rated in a run',
  'fact.unknown': 'Key fact not found',
  'fact.limit': 'A scenario can have at most {limit} key facts',
  'fact.foreign-carrier': 'A key fact is carried by authored posts and files of its own scenario',
  'fact.no-carrier': 'A key fact needs at least one post or file that carries it',
  'fact.foreign-decision': 'A key fact supports or opposes decisions of its own scenario',
  'fact.contradictory': 'A key fact cannot both support and oppose a decision',
  'fact.other-order': 'The key facts of this scenario have changed in the meantime. Please try again.',
  'condition.foreign': 'This condition belongs to another decision',
  'condition.judged':
    'This condition cannot be removed: it was judged in the run {run}, which is not finished',
  'run.unknown': 'Simulation run not found',
  'run.unknown-code': 'No simulation run matches this access code',
  'run.code-taken': 'A run with this access code already exists',
  'run.nothing-to-play': 'This simulation has no scenario in its first stage',
  'run.bad-transition': 'A run that is {from} cannot become {to}',
  'run.finished':
    'This simulation has been completed and cannot be joined. Please contact your facilitator for a new access code to an active simulation',
  'run.not-in-progress': 'This simulation is not in progress',
  'run.not-started': 'This simulation has not started yet',
  'run.is-over': 'This simulation has already ended',
  'run.not-over': 'This run is not finished, so it cannot be archived',
  'run.joined-meanwhile': 'People have joined this run in the meantime. It was not deleted',
  'run.has-started': 'This run has started and cannot be deleted',
  'run.started': 'This can only be changed before the run starts',
  'run.no-stage-clock': 'This stage has no time limit',
  'run.advanced-controls-off': 'Turn on Advanced Controls in your settings to do this',
  'rehearsal.bad-way': 'This is no way through the simulation',
  'rehearsal.none': 'This is no rehearsal',
  'guest.not-allowed': 'This simulation is not open to guests. Log in or register to join it.',
  'roster.unreadable': 'This sheet cannot be read. Save it as CSV or XLSX and try again.',
  'roster.no-columns': 'No line names the columns Name and Email. These titles were found: {titles}',
  'roster.empty': 'There is nobody on this sheet',
  'roster.too-many': 'At most 1,000 people can be added at once',
  'roster.changed': 'Nobody was added: some of these people cannot be added any more. Check the sheet again.',
  'roster.used':
    'Nobody was removed: some of them have left or voted already. Remove people one by one instead.',
  'seat.unknown': 'No such participant',
  'seat.moved-meanwhile': 'Nobody was moved: others were moved or removed in the meantime',
  'seat.removed-earlier':
    'This person was removed in a stage that is closed. They can join again with the access code.',
  'seat.already-on-run': 'This person already takes part in this simulation',
  'seat.dashboard-by-facilitator': 'The dashboard room is assigned by your facilitator',
  'room.unknown': 'No such room',
  'room.not-in-use': 'This room is not in use in this simulation. Please choose another one.',
  'rooms.incomplete': 'List each of the six rooms once',
  'rooms.too-few': 'At least {fewest} rooms must be in use',
  'rooms.title-taken': 'Another room is called “{title}” already',
  'room.not-yours': "You don't have access to this room. Please return to your assigned room.",
  'room.notes-changed': 'These notes were changed by someone else in the meantime',
  'room.notes-full': 'The notes of this room are full',
  'room.scenario-closed': 'This scenario is closed, its notes can no longer be changed',
  'vote.not-offered': 'This decision is not one of the current scenario',
  'vote.already-submitted': 'You have already submitted your decision',
  'vote.not-on-behalf': 'This decision was not recorded by a facilitator, or no longer exists',
  'vote.not-seated': 'You do not take part in this simulation',
  'vote.other-room': 'This vote was meant for another room: you were moved in the meantime',
  'vote.bad-evidence': 'Only posts of your own feed in this scenario can be marked as evidence',
  'vote.foreign-evidence':
    'Only posts of your own feed in this scenario, and what is on the table, can be marked as evidence',
  'vote.no-confidence': 'Say how sure you are, from 0 to 100 in tens',
  'vote.no-forecast': 'Say what you think the group will decide',
  'vote.bad-forecast': 'The group can only decide for one of the decisions of this scenario',
  'vote.too-much-evidence': 'A vote rests on at most {limit} posts and files',
  'vote.no-room-vote': 'Participants of the dashboard room do not vote in a room',
  'advance.moved-on': 'The simulation has already moved on to another scenario',
  'advance.missing-voters': "Some users haven't voted yet: {names}",
  'advance.no-decisions': 'No decisions have been submitted for this stage',
  'advance.not-tied': 'Only one of the tied decisions can be chosen: {titles}',
  'advance.judged-another':
    'The votes or the order have changed since you judged the conditions. Nothing has advanced.',
  'advance.judgement-incomplete': 'Say for which decision and which order you judged the conditions',
  'table.off': 'This run has no table',
  'table.closed': 'The table of this scenario is closed',
  'table.paused': 'The run is paused. You can add items when it resumes.',
  'table.nothing-named': 'Name either a post or a file',
  'table.not-of-room': 'Only posts and files that your room has in this scenario can be put on the table',
  'table.room-full': 'This room has {limit} posts and files on the table. Take one back to add another one.',
  'table.full': 'The table is full: {limit} posts and files. Take one back to add another one.',
  'table.not-adder': 'Only the person who put this on the table, or a facilitator, can take it back',
  'table.cited': 'A vote rests on this post or file, so it stays on the table',
  'table.item-unknown': 'This post or file is not on the table',
  'order.not-asked': 'This scenario asks for no order',
  'order.closed': 'The order of this scenario is closed',
  'order.pen-taken': '{name} is writing. You can write once the pen is free.',
  'order.changed': 'Somebody else has changed the order in the meantime',
  'judgement.closed': 'Only the conditions of the decision taken last can be judged',
  'judgement.report-shared':
    'Participants can read the report now. Stop sharing it before you change the judgement.',
  'report.not-shared': 'The report of this run is not shared with its participants',
  'report.run-not-over': 'This run is not finished, so its report cannot be shared',
  'nudge.nobody-missing': 'Everyone has decided: there is nobody to nudge',
  'nudge.too-soon': 'They were nudged just now. You can nudge again in {seconds} seconds.',
  'summary.waiting': 'Your PDF is already being made. Please wait for it.',
  'announcement.unknown': 'Announcement not found',
  'observer.unknown': 'No such observer',
  'observer.no-account': 'No account has this email address',
  'observer.is-facilitator': 'Administrators see every run already',
  'observer.takes-part': 'This person takes part in this simulation',
  'observer.watches-only': 'You observe this simulation and cannot join it',
  'debrief.unknown': 'This run has no guided debrief',
  'debrief.run-not-finished': 'The debrief can begin when the run has ended',
  'debrief.moved-on': 'The debrief is in another phase by now',
  'debrief.not-next': 'The debrief goes one phase forward or back at a time',
  'debrief.final': 'The result of this debrief is final',
  'debrief.phase-closed': 'This phase of the debrief is closed',
  'debrief.question-unknown': 'Question not found',
  'debrief.too-many-questions': 'A debrief has at most {limit} questions',
  'debrief.reason-unknown': 'This reason cannot be shown',
  'debrief.entry-unknown': 'Answer not found',
  'debrief.entry-released': 'This answer has been shown. You can edit or delete it.',
  'debrief.too-many-entries': 'You have written {limit} answers in this phase, which is the limit',
  'debrief.not-a-lesson': 'This lesson is not shown any more',
  'debrief.marking-closed': 'The marking is closed',
  'debrief.too-many-marks': 'You have {limit} marks',
  'debrief.commitment-date': 'Choose a date between today and a year from now',
  'debrief.no-reminder': 'A reminder needs a confirmed email address and mail set up here',
  'debrief.action-unknown': 'Action not found',
  'debrief.owner-unknown': 'Name a participant of this run or type a name',
  'debrief.too-many-actions': 'A debrief has at most {limit} actions',
  'help.unknown': 'Question not found',
  'help.too-many-open':
    '{limit} of your questions are still open. Please wait for an answer before you ask again.',
  'post.unknown': 'Post not found',
  'post.blank': 'A post needs some text',
  'post.too-long': 'A post can have at most 10,000 characters',
  'post.too-many': 'At most 100 posts can be added at once',
  'post.bad-release':
    'The "release" of a post is a number of seconds, minutes and seconds such as "5:30", or "held"',
  'post.released': 'This post is before its room already',
  'post.used': 'This post cannot be deleted: the run {run} has released it, or a vote there rests on it',
  'when.held': 'A post with conditions cannot wait for a facilitator as well',
  'when.leans-here': 'A room cannot see a post that depends on how it leans',
  'when.room-not-in-use': 'A condition of this post is about a room that is not in use in this simulation',
  'when.foreign': 'A condition of this post refers to something that is not there',
  'post.without-when': 'Only posts with conditions can be dropped',
  'rating.not-started': 'This stage can be rated once it has started',
  'rating.closed': 'This run can no longer be rated',
  'rating.rehearsal': 'A rehearsal cannot be rated',
  'rating.changed': 'You have changed this rating on another device in the meantime',
  'fact.debrief-done': 'The debrief is done, so this can no longer be changed',
  'fact.other-scenario': 'This key fact belongs to another scenario',
  'fact.report-shared': 'The report is shared, so this can no longer be changed',
  'fact.in-use': 'This key fact cannot be deleted: the run {run} depends on it',
  'fact.ticked': 'This key fact cannot be deleted: a facilitator noted it in the run {run}',
  'post.on-table': 'This post cannot be deleted: it is on the table of the run {run}',
  'post.kept': 'This post is on the table of a closed stage, so it keeps its text',
  'file.on-table': 'This file cannot be deleted: it is on the table of the run {run}',
  'file.unknown': 'File not found',
  'file.missing': 'Please choose a file',
  'file.too-large': 'Files must be less than 20MB',
  'file.video-too-large': 'Video files must be less than 20MB',
  'sheet.too-large': 'A sheet must be less than 2MB',
  'package.post-waits':
    'Posts wait for something that was deleted ({count}), the first one by {author} in {scenario}. Pre-flight lists them. Choose when they appear, then try again',
  'package.too-large': 'A package must be less than 200MB',
  'file.bad-extension': 'Files of this type cannot be uploaded',
  'file.bad-content': 'The content of this file does not match its extension',
  'file.empty': 'This file is empty',
} as const;

export type RefusalCode = keyof typeof refusals;

/** Facts of refusals that their sentences don't contain. */
type ExtraFacts = {
  'account.email-unverified': { person: Facts; can_mail: boolean };
  'advance.judged-another': {
    decision_id: number | null;
    title_of_decision: string | null;
    order: { text: string; revision: number } | null;
  };
  'advance.missing-voters': { missing_users: readonly unknown[] };
  'advance.not-tied': { tied: readonly number[] };
  'order.changed': { text: string; revision: number };
  'package.invalid': { problems: readonly unknown[] };
  'questionnaire.incomplete': { missing_keys: readonly string[] };
  'rating.changed': { rating: Facts };
  'room.notes-changed': { notes: string; revision: number };
  'roster.changed': { emails: readonly string[] };
  'scenario.limit': { title: string };
  'scenario.limit-first': { title: string };
};

/** The facts of a refusal as arguments: none if it has none. */
export type FactsOf<Code extends RefusalCode> = Code extends keyof ExtraFacts
  ? [facts: Readonly<Record<Names<(typeof refusals)[Code]>, string | number> & ExtraFacts[Code]>]
  : Filling<Names<(typeof refusals)[Code]>>;

/**
 * A rule forbids what the caller asked for. The cause is the caller or the current state, and the message is safe to show.
 * The answer contains `facts`.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly facts: Facts;

  constructor(code: RefusalCode, facts: Facts = {}) {
    super(fill(refusals[code], facts));
    this.code = code;
    this.facts = facts;
  }
}

/** Throws a `Refusal` with the sentence of `code`. `facts` fill its `{names}` and are part of the answer. */
export function refuse<const Code extends RefusalCode>(code: Code, ...[facts]: FactsOf<Code>): never {
  throw new Refusal(code, facts);
}
