import type { Room } from '@vincere/domain';

/** The person behind a valid access token. */
export type SessionUser = {
  id: number;
  session_id: number;
  first_name: string;
  last_name: string;
  email_address: string;
  is_admin: boolean;
  is_guest: boolean;
  /** When the token expires, in epoch ms. */
  expires_at: number;
};

/** A participant's place in a room of a run. */
export type Seat = { id: number; run_id: number; user_id: number; room_name: Room; created_at: number };
