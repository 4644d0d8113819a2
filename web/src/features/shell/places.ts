import { GitFork, History, LayoutDashboard, Radio, Settings, Users } from 'lucide-react';

/** The pages of the rail. */
export const places = [
  { to: '/admin', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/admin/simulations', label: 'Simulations', Icon: GitFork },
  { to: '/admin/runs', label: 'Simulation Runs', Icon: Radio },
  { to: '/admin/history', label: 'History', Icon: History },
  { to: '/admin/users', label: 'People', Icon: Users },
  { to: '/admin/settings', label: 'Settings', Icon: Settings },
] as const;
