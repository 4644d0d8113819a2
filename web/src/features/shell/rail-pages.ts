import { GitFork, History, LayoutDashboard, Radio, Settings, Users } from 'lucide-react';
import { t } from '../../lib/text.ts';

/** The pages in the navigation. */
export const railPages = [
  { to: '/admin', label: t('Dashboard'), Icon: LayoutDashboard },
  { to: '/admin/simulations', label: t('Simulations'), Icon: GitFork },
  { to: '/admin/runs', label: t('Simulation Runs'), Icon: Radio },
  { to: '/admin/history', label: t('History'), Icon: History },
  { to: '/admin/users', label: t('People'), Icon: Users },
  { to: '/admin/settings', label: t('Settings'), Icon: Settings },
] as const;
