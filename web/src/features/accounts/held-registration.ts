const key = 'registeredUserId';

/** Who has registered in this tab and has not ranked the roles yet (section 4). */
export const heldRegistration = {
  get: (): number | null => {
    const stored = sessionStorage.getItem(key);
    return stored !== null && /^[1-9]\d*$/.test(stored) ? Number(stored) : null;
  },
  hold: (userId: number) => sessionStorage.setItem(key, String(userId)),
  clear: () => sessionStorage.removeItem(key),
};
