import { Link } from '@tanstack/react-router';
import { accounts } from '@vincere/contract/messages';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import styles from './Statement.module.css';

/** The introduction of the product, with links to log in, register and join. */
export function Statement() {
  return (
    <section className={styles.hero} aria-labelledby="statement">
      <h1 className="heading-hero" id="statement">
        {t('Six rooms.')}
        <br />
        <span className={styles.highlight}>{t('One decision.')}</span>
      </h1>
      <div className={styles.heroText}>
        <p className="reading-text">
          {t(
            'VINCERE runs crisis simulations with a facilitator in charge. Each person reads the day from one room, argues there, votes there. Then everyone decides together, and the next morning is different because of it.',
          )}
        </p>
        <div className={`row wrap ${styles.links}`}>
          <Link to="/register" className={classOf('signal', 'lg')}>
            {t(accounts.register)}
          </Link>
          <Link to="/login" className={classOf('line', 'lg')}>
            {t(accounts.logIn)}
          </Link>
          <Link to="/j" className={classOf('quiet', 'lg')}>
            {t('I have a code')}
          </Link>
        </div>
      </div>
    </section>
  );
}
