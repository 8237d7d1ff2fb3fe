import type { Instrumentation } from "next";

/**
 * Starts the backend with the server and not with the first request: settings that do not fit are told at once,
 * and no child waits while the database migrates. A database that is away does not keep the server from starting;
 * the next request tries again.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startOperation } = await import("#lib/operation/start-operation.ts");
  startOperation();
  const { startBackend } = await import("#lib/server/start-backend.ts");
  await startBackend();
}

export const onRequestError: Instrumentation.onRequestError = async (...request) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logRequestError } = await import("#lib/operation/log-request-error.ts");
  await logRequestError(...request);
};
