import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";

type See = (request: IncomingMessage, response: ServerResponse) => void;

/** Shows every request this process is asked, before any handler has seen it, or every one it has answered. */
export function onRequest(moment: "request.start" | "response.finish", see: See): void {
  subscribe(`http.server.${moment}`, (message) => {
    if (!(message instanceof Object && "request" in message && "response" in message)) return;
    const { request, response } = message;
    if (request instanceof IncomingMessage && response instanceof ServerResponse) see(request, response);
  });
}
