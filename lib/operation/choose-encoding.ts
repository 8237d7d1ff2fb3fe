export type Encoding = "br" | "gzip";

/** From the one that saves most. */
const encodings: readonly Encoding[] = ["br", "gzip"];

/** The best of ours that a browser takes, by its `Accept-Encoding`; null for none. */
export function chooseEncoding(accepted: string | readonly string[] | undefined): Encoding | null {
  const requests = String(accepted ?? "")
    .split(",")
    .map((request) => request.trim().toLowerCase().split(";"));
  const taken = requests.filter(([, weight = ""]) => !/^ ?q=0(?:\.0{0,3})?$/.test(weight)).map(([name]) => name);
  return encodings.find((name) => taken.includes(name)) ?? null;
}
