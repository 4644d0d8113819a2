import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { PeopleApp } from '../app.ts';
import { endOtherSessions, endSession, listSessions } from '../sessions/own-sessions.ts';
import { logIn, logOut, refreshSession } from './log-in.ts';
import { createResetLink, listUsers, updateUser } from './manage-users.ts';
import { changePassword, getProfile, getSettings, updateProfile, updateSettings } from './own-account.ts';
import { requestPasswordReset, resetPassword } from './passwords/reset-password.ts';
import { registerUser, setPreferences } from './register-user.ts';
import { confirmEmail, sendOwnVerification, sendVerification, verifyEmail } from './verification.ts';

export const accountRoutes: Handlers<Nouns['accounts'], PeopleApp> = {
  listUsers,
  updateUser,
  createResetLink,
  verifyEmail,
  sendOwnVerification,
  sendVerification,
  confirmEmail,
  listSessions,
  endSession,
  endOtherSessions,
  registerUser,
  setPreferences,
  logIn,
  refreshSession,
  logOut,
  requestPasswordReset,
  resetPassword,
  getProfile,
  updateProfile,
  changePassword,
  getSettings,
  updateSettings,
};
