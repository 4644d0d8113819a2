import { refusals } from '@vincere/domain';
import { expect, test } from 'vitest';
import * as messages from './messages.ts';

/*
 * The one place that holds our sentences against the specifications. The texts below are copied from them, with the
 * names of placeholders as the functions of messages/ and the refusals of the domain call them.
 */

const participantSide = [
  // 2. Screens
  'Log In',
  'Register',
  'Forgot password',
  'Continue',
  'Preference #{number}',
  'Complete Registration',
  'Pre-Scenario Assessment',
  'Complete Assessment',
  'Submitting...',
  'Post-Scenario Assessment',
  'Oops',
  'Sorry an unexpected error has occurred',
  'Unknown error',
  'User',
  'Start Simulation',
  'Join Simulation',
  'Cancel',
  'Join',
  'Joining simulation',
  'Resume',
  'View Summary',
  'View All History',
  'Simulation Already Completed',
  'Try Again',
  'No description provided.',
  'Proceed to VINCERE Dashboard',
  'Refresh',
  'Failed to load simulation data',
  'Check Post-Questionnaire',
  'Return to Dashboard',
  'Loading simulation',
  'You have full access to this room. You can view overview information for other rooms.',
  'Access Granted',
  'Limited Access',
  'Full Access',
  'Enter Room',
  'Final Decision Required',
  'No votes yet',
  'No Votes',
  'Simulation Complete!',
  'Take Post-Questionnaire',
  'Stage ends in',
  'Room Voting Summary',
  'Loading room data...',
  'Error Loading Room',
  'Back to Dashboard',
  'No Active Simulation',
  'Go to Dashboard',
  'Access Restricted',
  "You don't have access to this room. Please return to your assigned room.",
  'Error Loading Summary',
  'Direct Resume',
  'Copy Access Code',

  // 4. States
  'Unknown',
  'Decision Submitted',
  'Stage Complete!',
  'Please wait for the administrator to advance to the next stage.',
  'Submitted',

  // 5. Validation
  'Username must be at least 2 characters.',
  'Password must be at least 2 characters.',
  'This is not a valid email.',
  'Password must be at least 8 characters.',
  "Passwords don't match",
  'Invalid response format from server',
  'No response received from server',
  'Please select all preferences before continuing',
  'Please enter an access code',
  'This field is required',
  'User information not fully loaded. Please try again.',
  'Please select a decision and provide a rationale',
  'Please select a decision and provide rationale',
  'Your reasoning is required before submitting your decision.',
  'Video files must be less than 20MB',
  'Video file is too large. Maximum size is 20MB.',
  'Invalid simulation run ID',
  'Invalid user run ID: missing ID',
  'No participants found in simulation',
  'No access code available for simulation refresh',

  // 7. and 8. Calls and errors
  'Resource not found',
  'Session expired. Please log in again.',
  'No valid access token available.',
  'API request failed with status {status}',
  'Login Failed',
  'Please check your credentials and try again',
  'Incorrect Credentials',
  'The email or password entered is incorrect.',
  'Login failed',
  'Registration Failed',
  'Please try again',
  'Registration Complete!',
  'Please login with your credentials',
  'Almost there!',
  'Please set your room preferences',
  'Error',
  'Please complete registration first',
  'Failed to set preferences',
  'This simulation has been completed and cannot be joined. Please contact your facilitator for a new access code to an active simulation',
  'Cannot Join',
  'This simulation has already ended. See details for more information.',
  'Failed to join simulation',
  'Failed to join simulation. Please check your access code and try again.',
  'Successfully joined the simulation.',
  'Failed to auto-join simulation',
  'Request timed out after 15 seconds',
  'Failed to rejoin simulation - no success response',
  'Cannot resume: Missing access code',
  'Cannot view summary: Missing simulation run ID',
  'No simulation run ID provided',
  'No access code available for this simulation',
  'Error loading simulation history',
  'Failed to submit pre-scenario assessment. Please try again.',
  'Failed to submit post-scenario assessment. Please try again.',
  'Failed to submit questionnaire. Please try again.',
  'No user ID available. Please try refreshing the page.',
  'Pre-scenario assessment completed successfully',
  'Post-scenario assessment completed successfully',
  'Questionnaire completed successfully',
  'Failed to refresh simulation data.',
  'Failed to refresh room data.',
  'Simulation data refreshed successfully.',
  'Room data refreshed successfully.',
  'Failed to submit decision',
  'Your decision has been submitted',
  'Decision submitted successfully!',
  'Failed to fetch room decision votes',
  'Failed to load room decisions',
  'Failed to load notes. Please try again.',
  'Failed to add note. Please try again.',
  'Note Added',
  'Your note has been added to the room.',
  'Could not find current room ID.',
  'Missing simulation run ID',
  'Failed to download file',
  'File download started',
  'Download Failed',
  'Failed to download file. Please try again.',
  'Failed to fetch user run details',
  'Failed to fetch room files',
  'Failed to fetch user run history',
  'Failed to fetch simulation report',
  'Simulation run ID is required to fetch the report',
  'Settings Saved',
  'Your preferences have been updated.',

  // 9. Constants
  'No date',
  'Invalid date',
];

const administratorSide = [
  // 2. Screens
  'Logout',
  'Create New Simulation',
  'Start Simulation Run',
  'View All Simulations',
  'No recent activity',
  'Failed to load data',
  'Retry',
  'Manage Simulation',
  'Create Simulation',
  'Start Run',
  'No simulations found',
  'Manage Scenarios',
  'Add Stage',
  'Stage Instructions',
  'Simulation not found',
  'Simulation: {simulation} | Stage {number}: {instruction}',
  'Configure',
  'No scenarios found',
  'You must create exactly one scenario in the first stage',
  'Stage not found',
  'Initial Scenario',
  '{count} / 3 decisions',
  'Create New Run',
  'Completed',
  'In Progress',
  'Paused',
  'Draft',
  'Pause Run',
  'Resume Run',
  'Next Stage',
  'Completed Runs',
  'All Runs',
  'View Details',
  'Save Settings',
  'Settings saved',
  'Your settings have been saved successfully.',

  // 4. States
  'The simulation has no more decisions left, it has ended, good job',
  'Add Scenario',

  // 5. Validation
  'Please fill in all required fields',
  'Maximum of 3 stages allowed per simulation',
  'A scenario can have at most 3 decisions',
  'Please create scenarios in the next stage first',
  'This scenario needs at least one decision',
  'Too many decisions (maximum is 3)',
  'Some decisions are not linked to the next stage',
  'Maximum scenarios reached for First stage',
  'Maximum scenarios reached for Second stage',
  'Maximum scenarios reached for Third stage',
  'The first stage can only have 1 scenario.',
  'The {ordinal} stage can have a maximum of {limit} scenarios.',
  'Maximum of {limit} scenario(s) allowed for this stage',
  'Cannot delete the initial scenario',

  // 8. Errors and successes
  'Failed to load simulation runs',
  'Failed to load simulation history',
  'Failed to create simulation',
  'Failed to create scenario',
  'Failed to create stage',
  'Maximum stages reached',
  'Error deleting scenario',
  'There was a problem deleting the scenario.',
  'Error updating description',
  'There was a problem updating the scenario description.',
  'There was a problem updating the description.',
  'Error deleting simulation',
  'Error updating stage',
  'Error updating briefing',
  'Error deleting stage',
  'Error updating title',
  'Failed to generate a unique access code after multiple attempts',
  'Failed to create simulation run',
  'Failed to update run status',
  'Cannot Advance Stage',
  "Some users haven't voted yet: {names}",
  'Failed to mark simulation as completed',
  'Failed to remove participant',
  'Failed to load report data',
  'No report data available',
  'User data unavailable',
  'No reasoning provided',
  'No detailed room votes available',
  'No data available',
  'Video size exceeded',
  'File size limit exceeded',
  'Upload Failed',
  'Partial Upload Failure',
  '{failed} failed, {succeeded} succeeded',
  'Delete Failed',
  'Missing scenario ID',
  'Failed to add tweet to the room.',
  'Failed to generate tweet prompt.',
  'Failed to copy prompt to clipboard',
  'Scenario deleted',
  'Description updated',
  'Simulation run created successfully. Access code: {code}',
  'Status Updated',
  'Simulation run is now {status}',
  'Stage Advanced',
  'Simulation Completed',
  'Participant Removed',
];

/** Given by the rulings. */
const ruled = [
  'Stage time is up',
  'This simulation has not ended yet',
  'This email is already registered',
  'This username is already taken',
  'Incorrect email or password',
  'No simulation run matches this access code',
  'The dashboard room is assigned by your facilitator',
  'You have already submitted your decision',
  'No decisions have been submitted for this stage',
  'This simulation has no scenario in its first stage',
];

/** Named by the specifications without their words; the words are ours. */
const ours = [
  'Ended',
  'This simulation has ended. Please ask your facilitator for a new access code.',
  'Current size: {megabytes}MB',
  'Failed to download file: {statusText} ({status})',
  'Failed to load decisions',
  'Failed to create decision',
  'Failed to update decision',
  'Failed to remove decision',
  'Failed to link decision',
];

/** Every text in a tree of messages, by where it stands; a function gives its text with `{name}` for each argument. */
function textsOf(entry: unknown, place: string): [place: string, text: string][] {
  if (typeof entry === 'string') return [[place, entry]];
  if (typeof entry === 'function') {
    const names = /\((.*?)\)/.exec(entry.toString())?.[1]?.split(/,\s*/) ?? [];
    return [[place, String(entry(...names.map((name) => `{${name}}`)))]];
  }
  return Object.entries(entry as object).flatMap(([key, value]) => textsOf(value, `${place}.${key}`));
}

const screens = textsOf(messages, 'messages');
const produced = [...screens, ...textsOf(refusals, 'refusals')];
const specified = [...participantSide, ...administratorSide, ...ruled, ...ours];

test.each(specified)('%s', (text) => {
  expect(produced.filter((entry) => entry[1] === text)).toHaveLength(1);
});

test('that a taken access code can be told by its text', () => {
  expect(refusals['run.code-taken']).toContain('access code already exists');
});

test('no text stands twice in the list', () => {
  expect(specified.filter((text, index) => specified.indexOf(text) !== index)).toEqual([]);
});

test('the screens say nothing besides', () => {
  expect(screens.filter(([, text]) => !specified.includes(text))).toEqual([]);
});
