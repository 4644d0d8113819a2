import { Link } from '@tanstack/react-router';
import type { Answer, Calls } from '@vincere/contract';
import { shared } from '@vincere/contract/messages';
import type { ReactNode } from 'react';
import accountStyles from '../../features/accounts/account.module.css';
import { OwnAccountForm } from '../../features/accounts/OwnAccountForm.tsx';
import { OwnSessions } from '../../features/accounts/OwnSessions.tsx';
import { ProfileForm } from '../../features/accounts/ProfileForm.tsx';
import { ChangePasswordForm } from '../../features/accounts/passwords/ChangePasswordForm.tsx';
import { OwnPreferencesForm } from '../../features/accounts/preferences/OwnPreferencesForm.tsx';
import { messageOf, useRead } from '../../lib/api.ts';
import { useTitle } from '../../lib/browser/title.ts';
import { useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Section } from '../../ui/Section.tsx';
import { BackIcon, TopBar } from '../../ui/TopBar.tsx';
import styles from './AccountPage.module.css';
import dashboardStyles from './dashboard.module.css';

type Profile = Answer<Calls['getProfile']>;
type ProfileRead = ReturnType<typeof useRead<'getProfile'>>;

/** The user's profile, role preferences, password and sessions. */
export function AccountPage() {
  useTitle(t('Your Account'));
  const profile = useRead('getProfile', {}, { refetchOnMount: 'always' });
  const session = useSession();
  const isGuest = profile.data?.is_guest ?? session?.is_guest;
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
        {isGuest ? (
          <Section title={t('Make an Account')}>
            <ProfileLoaded query={profile}>
              {(loadedProfile) => <OwnAccountForm profile={loadedProfile} />}
            </ProfileLoaded>
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
      <div className={styles.column}>
        <Section title={t('Profile')}>
          <ProfileLoaded query={profile}>
            {(loadedProfile) => <ProfileForm key={loadedProfile.id} profile={loadedProfile} />}
          </ProfileLoaded>
        </Section>
        <Section title={t('Password')}>
          <div className={accountStyles.accountForm}>
            <ChangePasswordForm />
          </div>
        </Section>
      </div>
      <div className={styles.column}>
        {profile.data && (
          <Section title={t('Role preferences')}>
            <OwnPreferencesForm profile={profile.data} />
          </Section>
        )}
        <Section title={t('Sessions')}>
          <OwnSessions />
        </Section>
      </div>
    </>
  );
}

function ProfileLoaded({
  query,
  children,
}: {
  query: ProfileRead;
  children: (profile: Profile) => ReactNode;
}) {
  return (
    <Loaded
      query={query}
      failed={messageOf(query.error, t(shared.loadFailed))}
      label={t('Loading your profile')}
      lines={5}
    >
      {children}
    </Loaded>
  );
}
