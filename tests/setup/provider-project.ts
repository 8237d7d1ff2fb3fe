import { createServer, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";

export interface ProviderProject {
  readonly url: string;
  close(): void;
}

const exchange = z.object({ auth_code: z.literal("a-code-of-google"), code_verifier: z.string().min(43) });
const user = {
  id: "6f0e1c1c-58a3-4c3a-9b1c-2b6c2c1d7a10",
  email: "bo.me@gmail.com",
  identities: [{ provider: "google" }],
};
const token = ["{}", JSON.stringify({ sub: user.id }), "seal"]
  .map((part) => Buffer.from(part).toString("base64url"))
  .join(".");

/** What a hosted project answers a site whose visitor comes back from Google with the code "a-code-of-google". */
export async function startProviderProject(): Promise<ProviderProject> {
  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the project has no port");
  return { url: `http://127.0.0.1:${address.port}`, close: () => void server.close() };
}

async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  if (request.url === "/auth/v1/token?grant_type=pkce") {
    const isRight = exchange.safeParse(await json(request)).success;
    const session = { access_token: token, refresh_token: "r", token_type: "bearer", expires_in: 3600, user };
    return isRight
      ? { status: 200, body: session }
      : { status: 400, body: { code: 400, error_code: "bad_code_verifier" } };
  }
  const isUser = request.url === "/auth/v1/user" && request.headers.authorization === `Bearer ${token}`;
  return isUser ? { status: 200, body: user } : { status: 404, body: {} };
}
