/** A field for the password that is in force. */
export function passwordField(label: string) {
  return { name: "password", label, type: "password", autoComplete: "current-password" } as const;
}
