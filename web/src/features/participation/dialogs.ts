/* The dialogs of the dashboard, loaded together when the first one opens. */
export { CompletedDialog } from './joining/CompletedDialog.tsx';
export { JoinDialog } from './joining/JoinDialog.tsx';
