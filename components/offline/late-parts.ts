import { outbox } from "#components/runs/outbox/outbox.ts";
import { OfflineSign } from "./offline-sign.tsx";
import { UpdateNotice } from "./update-notice.tsx";

/**
 * What is fetched once a page is at rest, for playing without a network. In one module because all of it stands on the
 * same store and worker: fetched apart, each part would bring its own copy of them.
 */
export const lateParts = { OfflineSign, UpdateNotice, outbox } as const;
