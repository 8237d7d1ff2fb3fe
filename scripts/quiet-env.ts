/**
 * The environment every tool is started with: nothing reports home, and the mode is the one the
 * command is for, whatever the shell has.
 */
export function quietEnv(mode: NodeJS.ProcessEnv["NODE_ENV"]): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
}
