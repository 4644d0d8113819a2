import { Switch } from '../../ui/Switch.tsx';
import type { Switches } from './useSettingsForm.ts';

type Group = readonly { key: keyof Switches; label: string; hint: string }[];

export const notifications: Group = [
  {
    key: 'email_notifications',
    label: 'Email Notifications',
    hint: 'Mail, such as word of a completed run, where the server can send it.',
  },
  {
    key: 'run_completion_alerts',
    label: 'Run Completion Alerts',
    hint: 'A message on every page, and mail, when a run is over.',
  },
  {
    key: 'participant_activity_updates',
    label: 'Participant Activity Updates',
    hint: 'A message on every page when people join or leave a run.',
  },
];

export const administration: Group = [
  {
    key: 'advanced_controls',
    label: 'Advanced Controls',
    hint: 'On a run: add time, and advance without those who have not voted.',
  },
  {
    key: 'enable_analytics',
    label: 'Enable Analytics',
    hint: 'Charts in summaries and reports, not only tables.',
  },
];

/** A group of switches. */
export function SwitchGroup({
  group,
  values,
  onChange,
}: {
  group: Group;
  values: Switches;
  onChange: (changed: Partial<Switches>) => void;
}) {
  return (
    <div className="rows">
      {group.map(({ key, label, hint }) => (
        <Switch
          key={key}
          label={label}
          hint={hint}
          checked={values[key]}
          onChange={(checked) => onChange({ [key]: checked })}
        />
      ))}
    </div>
  );
}
