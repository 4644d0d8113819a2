/* The dialogs of the dashboard, loaded together when the first one opens. */
export { CompletedDialog } from './CompletedDialog.tsx';
export { JoinDialog } from './JoinDialog.tsx';
