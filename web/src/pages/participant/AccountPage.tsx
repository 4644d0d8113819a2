import { Link } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import accountStyles from '../../features/accounts/account.module.css';
import { ChangePasswordForm } from '../../features/accounts/ChangePasswordForm.tsx';
import { OwnAccountForm } from '../../features/accounts/OwnAccountForm.tsx';
import { OwnPreferencesForm } from '../../features/accounts/OwnPreferencesForm.tsx';
import { OwnSessions } from '../../features/accounts/OwnSessions.tsx';
import { ProfileForm } from '../../features/accounts/ProfileForm.tsx';
import { messageOf, useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { useTitle } from '../../lib/title.ts';
import { classOf } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { Failed, Skeleton } from '../../ui/states.tsx';
import { BackIcon, TopBar } from '../../ui/TopBar.tsx';
import styles from './AccountPage.module.css';
import dashboardStyles from './dashboard.module.css';

type ProfileRead = ReturnType<typeof useRead<'getProfile'>>;

/** The user's profile, role preferences, password and sessions. */
export function AccountPage() {
  useTitle(t('Your Account'));
  const profile = useRead('getProfile', {}, { refetchOnMount: 'always' });
  return (
    <>
      <TopBar>
        <Link to="/dashboard" search={{}} className={`${classOf('quiet')} ${dashboardStyles.backLink}`}>
          <BackIcon />
          {t(shared.backToDashboard)}
        </Link>
      </TopBar>
      <main id="main" className={`page page-narrow ${styles.accountPage}`}>
        <h1 className="heading-1">{t('Your Account')}</h1>
        {profile.data?.is_guest ? (
          <Section title={t('Make an Account')}>
            <OwnAccountForm profile={profile.data} />
          </Section>
        ) : (
          <OwnProfile profile={profile} />
        )}
      </main>
    </>
  );
}

function OwnProfile({ profile }: { profile: ProfileRead }) {
  return (
    <>
      <Section title={t('Profile')}>
        {profile.data ? (
          <ProfileForm key={profile.data.id} profile={profile.data} />
        ) : profile.isError ? (
          <Failed
            message={messageOf(profile.error, t(shared.loadFailed))}
            busy={profile.isFetching}
            onRetry={() => void profile.refetch()}
          />
        ) : (
          <Skeleton lines={5} label={t('Loading your profile')} />
        )}
      </Section>
      {profile.data && (
        <Section title={t('Role preferences')}>
          <OwnPreferencesForm profile={profile.data} />
        </Section>
      )}
      <Section title={t('Password')}>
        <div className={accountStyles.accountForm}>
          <ChangePasswordForm />
        </div>
      </Section>
      <Section title={t('Sessions')}>
        <OwnSessions />
      </Section>
    </>
  );
}
