import { t } from '../../lib/text.ts';
import { Section } from '../../ui/Section.tsx';
import { whatHappens, whatIsAsked } from './asked.ts';
import { whoReads } from './readers.tsx';
import type { TakingPartRun } from './run.ts';
import styles from './taking-part.module.css';

/** Says what taking part means: what happens, what is asked, who can read what, and how long it is kept. Null for runs in general. */
export function TakingPart({ run }: { run: TakingPartRun | null }) {
  return (
    <div className={styles.sections}>
      <Section title={t('What Will Happen')}>
        <Sentences of={whatHappens()} />
      </Section>
      <Section title={t('What Is Asked of You')}>
        <Sentences of={whatIsAsked(run)} />
      </Section>
      <Section title={t('Who Can Read What')}>
        <p className={styles.lead}>
          {t(
            'Facilitators are the people who lead the run, and everybody else with the same rights on this server. The people who run the server can reach all of its data. Nobody else without a part in the run can read what you write in it.',
          )}
        </p>
        {run !== null && !run.is_finished && (
          <p className={styles.lead}>
            {t(
              'This is how the run is set up now. Facilitators can still change it, but whether it names answers is fixed once the first person has joined.',
            )}
          </p>
        )}
        <dl className={`rows ${styles.readers}`}>
          {whoReads(run).map(({ what, who }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{who}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t('How Long It Is Kept')}>
        <Sentences
          of={[
            t(
              'Nothing is deleted after a set time. A run can be deleted only before it starts. After that its votes, reasons, notes, questions, read marks and answers stay on this server and in its backups.',
            ),
            t(
              'You can delete what you wrote in a debrief while its phase is open, and your commitment at any time.',
            ),
            t(
              'Accounts are not deleted. Facilitators can deactivate an account, so that nobody can log in with it.',
            ),
            t('If you want something deleted, ask your facilitator who runs this server.'),
          ]}
        />
      </Section>
    </div>
  );
}

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul className={`rows ${styles.sentences}`}>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
