import type { SubjectKind } from '@vincere/contract';
import type { Milliseconds, Row } from './columns.ts';

/** Tables of what every call needs: secrets, connections, idempotency keys, the audit log. */
export type PlatformTables = {
  secrets: { name: string; value: string };
  /** Server processes that serve streams, with their last heartbeat. */
  stream_processes: { id: string; beat_at: Milliseconds };
  /** Seats with an open stream, and the process that serves it. */
  open_streams: { seat_id: number; process_id: string };
  /** Facilitators with an open stream of a run, and the process that serves it. */
  open_control_rooms: { run_id: number; user_id: number; process_id: string };
  /**
   * Keys that clients chose for their requests, with a JSON reference to what a request made. The hash is empty once that was
   * deleted.
   */
  idempotency_keys: {
    user_id: number;
    key: string;
    request_hash: string;
    reference: string;
    created_at: Milliseconds;
  };
  /** Actions of administrators, with the names at that time. */
  audit_entries: Row & {
    created_at: Milliseconds;
    user_id: number;
    user_name: string;
    action: string;
    subject_kind: SubjectKind | null;
    subject_id: number | null;
    /** Empty if there is no subject. */
    subject_name: string;
    /** A JSON object of plain values. */
    details: string;
  };
};
