/** What Vietnamese needs of the 459 files of eSpeak NG's data: the sounds of all languages stand in one file. */
const wanted = ["intonations", "lang/aav/vi", "phondata", "phonindex", "phontab", "vi_dict"];

const folder = "/usr/share/espeak-ng-data/";
const listOpens = "loadPackage({files:[";
const listEnds = /\],remote_package_size:\d+\}/u;
const entry = /\{filename:"([^"]+)",start:(\d+),end:(\d+)\}/gu;

interface Taken {
  /** The program with the shorter list of its files. */
  readonly code: string;
  /** Those files, one behind the other. */
  readonly data: Buffer;
}

/** Takes the files of Vietnamese out of the data of the package, and the list of the others out of its program. */
export function takeData(code: string, data: Buffer): Taken {
  const from = code.indexOf(listOpens);
  const end = listEnds.exec(code.slice(from));
  if (from === -1 || end === null) throw new Error("The program of eSpeak NG lists its files in another way.");
  const list = code.slice(from, from + end.index);
  const pieces = [...list.matchAll(entry)].flatMap(([, name = "", start, stop]) =>
    wanted.includes(name.slice(folder.length)) ? [{ name, bytes: data.subarray(Number(start), Number(stop)) }] : [],
  );
  if (pieces.length !== wanted.length) throw new Error("A file of Vietnamese is missing in the data of eSpeak NG.");
  const files = pieces.map(({ name, bytes }, place) => {
    const start = pieces.slice(0, place).reduce((sum, piece) => sum + piece.bytes.length, 0);
    return { filename: name, start, end: start + bytes.length };
  });
  const taken = Buffer.concat(pieces.map(({ bytes }) => bytes));
  const shorter = `loadPackage(${JSON.stringify({ files, remote_package_size: taken.length })}`;
  return { code: code.slice(0, from) + shorter + code.slice(from + end.index + end[0].length), data: taken };
}
