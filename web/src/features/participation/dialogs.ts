/* The dialogs of the dashboard, loaded together when one is wanted. */
export { CompletedDialog } from './CompletedDialog.tsx';
export { JoinDialog } from './JoinDialog.tsx';
