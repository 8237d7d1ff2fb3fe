/** Whether pictures may move here: motion is not reduced, data is not saved, and the code that moves them can run. */
export function wantsMotion(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  const savesData =
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
  return !savesData && typeof WebAssembly === "object" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
