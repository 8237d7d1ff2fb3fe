import { Icon } from "#components/ui/icon.tsx";
import { writtenDate } from "#lib/core/written-date.ts";
import type { ProfileView } from "#lib/play/profile-view.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";

interface Props {
  readonly username: string;
  readonly levels: ProfileView["levels"];
}

/** The levels one pupil has played, the last one first; folded away until it is asked for. */
export function LevelHistory({ username, levels }: Props) {
  const { columns } = grownUpsText;
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2 rounded-tool font-head text-[1.125rem] font-semibold text-hue">
        <Icon name="next" className="size-6 transition-transform group-open:rotate-90 motion-reduce:transition-none" />
        {grownUpsText.history}
      </summary>
      <table className="w-full text-left text-meta tabular-nums max-tablet:block tablet:text-[1.125rem]">
        <caption className="sr-only">{grownUpsText.historyOf(username)}</caption>
        <thead className="max-tablet:sr-only">
          <tr className="border-b-2 border-line text-muted">
            <th className="py-2 pr-4 font-medium">{columns.level}</th>
            <th className="py-2 pr-4 font-medium">{columns.state}</th>
            <th className="py-2 pr-4 font-medium">{columns.time}</th>
            <th className="py-2 font-medium">{columns.date}</th>
          </tr>
        </thead>
        <tbody className="max-tablet:grid">
          {levels.map((level) => (
            <LevelRow key={`${level.title} ${level.levelId}`} level={level} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function LevelRow({ level }: { readonly level: ProfileView["levels"][number] }) {
  const time = leaderboardText.time(Math.floor(level.totalTime / 60), level.totalTime % 60);
  return (
    <tr className="border-line not-last:border-b max-tablet:flex max-tablet:flex-wrap max-tablet:gap-x-3 max-tablet:py-2">
      <th scope="row" className="font-semibold max-tablet:w-full tablet:py-2 tablet:pr-4">
        {grownUpsText.levelName(level.title, level.levelId)}
      </th>
      <td className="whitespace-nowrap tablet:py-2 tablet:pr-4">
        {level.isDone ? (
          <span className="inline-flex items-center gap-1 font-semibold text-right-ink">
            <Icon name="tick" className="size-5" />
            {grownUpsText.done}
          </span>
        ) : (
          grownUpsText.playing
        )}
      </td>
      <td className="whitespace-nowrap tablet:py-2 tablet:pr-4">{time}</td>
      <td className="whitespace-nowrap tablet:py-2">{writtenDate(level.updatedAt)}</td>
    </tr>
  );
}
