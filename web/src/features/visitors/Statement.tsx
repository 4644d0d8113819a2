import { Link } from '@tanstack/react-router';
import { accounts } from '@vincere/contract/messages';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';

/** What VINCERE is, in one line and in three, and the ways in. */
export function Statement() {
  return (
    <section className="hero" aria-labelledby="statement">
      <h1 className="t-hero" id="statement">
        {t('Six rooms.')}
        <br />
        <span className="hl">{t('One decision.')}</span>
      </h1>
      <div className="hero-s">
        <p className="t-read">
          {t(
            'VINCERE runs crisis simulations with a facilitator in charge. Each person reads the day from one room, argues there, votes there. Then everyone decides together, and the next morning is different because of it.',
          )}
        </p>
        <div className="row wrapf">
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
