import { t } from '../../lib/text.ts';
import styles from './Highlights.module.css';

const highlights = [
  {
    title: t('Run simulations'),
    text: t(
      'Start a run, give the room a code and a QR to scan, and set the pace. The stage clock is the same on every screen.',
    ),
  },
  {
    title: t('Track progress'),
    text: t('See who has joined, who has voted and where each room is leaning, the second it happens.'),
  },
  {
    title: t('Analyse results'),
    text: t(
      'The path taken, the reasons given at every fork, and how each person’s habits compare before and after.',
    ),
  },
];

/** The uses of the product for facilitators. */
export function Highlights() {
  return (
    <section className={styles.threeColumns} aria-label={t('What it is for')}>
      {highlights.map(({ title, text }) => (
        <div key={title} className="section">
          <h2 className="heading-3">{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
