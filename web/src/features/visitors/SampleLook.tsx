import { Link } from '@tanstack/react-router';
import { accounts } from '@vincere/contract/messages';
import { t } from '../../lib/text.ts';
import gateStyles from '../../parts/gate.module.css';
import { Prose } from '../../parts/prose/Prose.tsx';
import { classOf } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { SampleDecision } from './SampleDecision.tsx';
import { SampleRooms } from './SampleRooms.tsx';
import sampleStyles from './sample.module.css';
import type { Sample } from './tree.ts';

/** A guided look at one scenario: the situation, the rooms' posts, the decision, its result, and links to join. */
export function SampleLook({ sample }: { sample: Sample }) {
  return (
    <>
      <div className={gateStyles.gateHead}>
        <p className="meta-text">
          {t('{simulation}, stage {number} of {count}', {
            simulation: sample.simulation_name,
            number: 1,
            count: sample.stages.length,
          })}
        </p>
        <h1 className="heading-1">{sample.name}</h1>
      </div>
      <div className={sampleStyles.sample}>
        <Section
          title={t('The Situation')}
          aside={<span className="meta-text">{t('Read by everyone')}</span>}
        >
          <Prose text={sample.description} />
        </Section>
        <Section title={t('The Rooms')} aside={<span className="meta-text">{t('Each reads its own')}</span>}>
          <p className={sampleStyles.sampleText}>
            {t('In a run you sit in one of the six rooms. Here you may walk through all of them.')}
          </p>
          <SampleRooms rooms={sample.rooms} />
        </Section>
        <SampleDecision sample={sample} />
        <Section title={t('Play It With Your Group')}>
          <p className={sampleStyles.sampleText}>
            {t('Register, and join with the access code that your facilitator gives you.')}
          </p>
          <div className="row wrap">
            <Link to="/register" className={classOf('signal', 'lg')}>
              {t(accounts.register)}
            </Link>
            <Link to="/login" className={classOf('line', 'lg')}>
              {t(accounts.logIn)}
            </Link>
          </div>
        </Section>
      </div>
    </>
  );
}
