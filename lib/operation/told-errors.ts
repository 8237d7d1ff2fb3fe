declare global {
  // The bundle may hold this module several times.
  var huouToldErrors: WeakSet<Error> | undefined;
}

/** The errors the log has told of, or whose reader tells of them: what a package prints of them besides is dropped. */
export function toldErrors(): WeakSet<Error> {
  globalThis.huouToldErrors ??= new WeakSet();
  return globalThis.huouToldErrors;
}
