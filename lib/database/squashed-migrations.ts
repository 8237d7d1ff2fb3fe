/** The versions of the migrations before they were squashed, in order. */
export const squashedVersions: readonly string[] = [
  "20261121000100",
  "20261121000200",
  "20261121000300",
  "20261121000400",
  "20261121000500",
  "20261121000600",
  "20261121000700",
  "20261121000800",
  "20261121000900",
  "20261121001000",
  "20261121001100",
  "20261121001200",
  "20261121001300",
  "20261121001400",
  "20261121001500",
  "20261121001600",
  "20261121001700",
  "20261121001800",
  "20261122000100",
  "20261122000200",
  "20261122000300",
  "20261122000400",
  "20261122000500",
  "20261122000600",
  "20261123000100",
  "20261123000200",
  "20261124000100",
  "20261124000200",
  "20261124000300",
  "20261124000400",
  "20261125000110",
  "20261125000120",
  "20261125000130",
  "20261125000140",
  "20261125000200",
  "20261125000210",
  "20261125000220",
  "20261125000230",
  "20261125000300",
  "20261125000310",
  "20261125000320",
  "20261125004000",
  "20261125004100",
  "20261126001100",
  "20261126003000",
  "20261126004100",
  "20261126004200",
  "20261126005100",
  "20261126005200",
  "20261126005300",
  "20261126005400",
  "20261126005500",
  "20261126006000",
  "20261126006010",
  "20261126006020",
  "20261126006100",
  "20261126006110",
  "20261126006120",
  "20261126006300",
  "20261126006310",
  "20261126007100",
];

/** The last of the migrations that replace them; all up to it make the same schema as the ones above. */
const lastOfSquash = "20261127001200";

/**
 * Translates the versions that a database or a backup has recorded: all squashed ones together become those of `versions`,
 * the folder of migrations, that replaced them. Throws if only some of the squashed ones are recorded, which this version
 * cannot bring up any more; `what` begins the message.
 */
export function renameSquashed(recorded: readonly string[], versions: readonly string[], what: string): string[] {
  const old = recorded.filter((version) => squashedVersions.includes(version));
  const kept = recorded.filter((version) => !squashedVersions.includes(version));
  const squash = versions.filter((version) => version <= lastOfSquash);
  // Started on a database of today, an older version records its first migration and stops at the second.
  if (old.length === 0 || squash.every((version) => kept.includes(version))) return kept;
  const last = squashedVersions.at(-1);
  if (old.length < squashedVersions.length) {
    throw new Error(
      `${what} is too old for this version: its last migration is ${old.toSorted().at(-1)}. Bring it up with the version whose last migration is ${last}, then go on with this one.`,
    );
  }
  return [...squash, ...kept.filter((version) => !squash.includes(version))].toSorted();
}
