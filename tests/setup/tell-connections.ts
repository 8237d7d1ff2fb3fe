import { Socket } from "node:net";

// Loaded into a server before all else (NODE_OPTIONS): says every connection the process opens, also one that
// fails. A secured connection goes through the same method.
Socket.prototype.connect = new Proxy(Socket.prototype.connect, {
  apply(connect, socket, parts: unknown[]) {
    process.stderr.write(`connects to ${JSON.stringify(parts.filter((part) => typeof part !== "function"))}\n`);
    return Reflect.apply(connect, socket, parts);
  },
});
