const idKey = 'registeredUserId';
const emailKey = 'registeredEmail';

/** Who has registered in this tab: the id until the roles are ranked (section 4), the email until somebody logs in. */
export const heldRegistration = {
  id: (): number | null => {
    const stored = sessionStorage.getItem(idKey);
    return stored !== null && /^[1-9]\d*$/.test(stored) ? Number(stored) : null;
  },
  email: (): string => sessionStorage.getItem(emailKey) ?? '',
  hold: (userId: number, email: string) => {
    sessionStorage.setItem(idKey, String(userId));
    sessionStorage.setItem(emailKey, email);
  },
  clearId: () => sessionStorage.removeItem(idKey),
  clearEmail: () => sessionStorage.removeItem(emailKey),
};
