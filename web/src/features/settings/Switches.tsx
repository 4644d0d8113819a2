import { t } from '../../lib/text.ts';
import { Switch } from '../../ui/choices/Switch.tsx';
import type { Switches } from './useSettingsForm.ts';

type Group = readonly { key: keyof Switches; label: string; hint: string }[];

export const notifications: Group = [
  {
    key: 'email_notifications',
    label: t('Email Notifications'),
    hint: t('Mail, such as word of a completed run, where the server can send it.'),
  },
  {
    key: 'run_completion_alerts',
    label: t('Run Completion Alerts'),
    hint: t('A message on every page, and mail, when a run is over.'),
  },
  {
    key: 'participant_activity_updates',
    label: t('Participant Activity Updates'),
    hint: t('A message on every page when people join or leave a run.'),
  },
];

export const administration: Group = [
  {
    key: 'advanced_controls',
    label: t('Advanced Controls'),
    hint: t(
      'In a run: add time, add and move people, vote for them, and advance without people who have not voted.',
    ),
  },
  {
    key: 'enable_analytics',
    label: t('Enable Analytics'),
    hint: t('Charts in summaries and reports, not only tables.'),
  },
];

/** A group of switches. `onChange` gets only the changed values. */
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
          onChange={(isChecked) => onChange({ [key]: isChecked })}
        />
      ))}
    </div>
  );
}
